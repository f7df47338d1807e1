import { expect, test } from 'vitest'
import paints from '../../drawings/paints.svg?raw'

// What eyes with one kind of cone missing see (Machado, Oliveira and Fernandes 2009, severity 1), on linear RGB.
const EYES: Record<string, number[][]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}

const times = (matrix: number[][], vector: number[]) => matrix.map((row) => row.reduce((sum, one, n) => sum + one * vector[n]!, 0))

function oklab(hex: string, eye: number[][]): number[] {
  const linear = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  const seen = times(eye, linear).map((one) => Math.min(1, Math.max(0, one)))
  const cones = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], seen).map(Math.cbrt)
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], cones)
}

const walls = [...'WYRBGV'].map((letter) => ({ letter, colour: new RegExp(`id="tx-${letter}"[^>]*><rect[^>]*fill="(#[0-9a-f]{6})"`).exec(paints)![1]! }))

test.each(Object.keys(EYES))('walls are told apart by colour alone with %s eyes', (eye) => {
  for (const [n, one] of walls.entries()) {
    for (const other of walls.slice(n + 1)) {
      const [a, b] = [oklab(one.colour, EYES[eye]!), oklab(other.colour, EYES[eye]!)]
      const apart = 100 * Math.hypot(...a.map((part, m) => part - b[m]!))
      expect(apart, `${one.letter} and ${other.letter}`).toBeGreaterThan(13)
    }
  }
})

test('no two walls have the same texture, so that they are told apart in grey too', () => {
  const textures = [...'WYRBGV'].map((letter) => new RegExp(`id="tx-${letter}"[^>]*><rect[^>]*/>(.*?)</pattern>`).exec(paints)![1]!.replace(/#[0-9a-f]{6}/g, ''))
  expect(new Set(textures).size).toBe(6)
})
