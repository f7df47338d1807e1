/** Everybody's chances as a picture to send, drawn as the house draws, by night; lines differ by how they are drawn. */
import { across, down, HIGH, signs, STROKES, WIDE } from './chances'

interface PlayerRow { name: string; luck: string; skill: string; best: boolean }
interface Chart { title: string; curve: number[][]; rows: PlayerRow[]; luck: string; skill: string }

const [WIDTH, HEIGHT] = [1200, 630]
const NIGHT = { page: '#0b1120', sky: '#1c2a56', text: '#f4f1e6', muted: '#b3bdd8', candle: '#ffc861', line: '#36446f' }
const [SERIF, SANS] = ["'Fraunces Variable', Georgia, serif", "'Atkinson Hyperlegible', system-ui, sans-serif"]
const [LEFT, TOP, BROAD, TALL] = [70, 130, 680, 400] // of the chart

export async function chancesPicture({ title, curve, rows, luck, skill }: Chart): Promise<Blob> {
  await Promise.all([document.fonts.load(`700 40px ${SERIF}`), document.fonts.load(`700 30px ${SANS}`), document.fonts.load(`400 30px ${SANS}`)]).catch(() => undefined)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDTH, HEIGHT]
  const pen = canvas.getContext('2d')!
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, NIGHT.page)
  sky.addColorStop(1, NIGHT.sky)
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  text(pen, title, LEFT, 82, WIDTH - 2 * LEFT, `700 44px ${SERIF}`, NIGHT.text)
  const x = (moment: number) => LEFT + (BROAD * across(moment, curve.length - 1)) / WIDE
  const y = (share: number) => TOP + (TALL * down(share)) / HIGH
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    pen.strokeStyle = NIGHT.line
    pen.lineWidth = 1
    stroke(pen, [[LEFT, y(share)], [LEFT + BROAD, y(share)]])
    text(pen, String(share * 100), LEFT - 42, y(share) + 6, 38, `400 18px ${SANS}`, NIGHT.muted)
  }
  const marks = signs(curve)
  for (const [n, row] of rows.entries()) {
    const ink = row.best ? NIGHT.candle : NIGHT.text
    const line = curve.map((shares, moment) => [x(moment), y(shares[n]!)] as [number, number])
    pen.setLineDash([])
    pen.strokeStyle = NIGHT.page
    pen.lineWidth = 7
    stroke(pen, line)
    pen.setLineDash(dashes(n))
    pen.strokeStyle = ink
    pen.lineWidth = 3
    stroke(pen, line)
    const at = 190 + n * Math.min(62, 380 / rows.length)
    stroke(pen, [[LEFT + BROAD + 40, at - 8], [LEFT + BROAD + 90, at - 8]])
    pen.setLineDash([])
    numbered(pen, n + 1, x(marks[n]!), y(curve[marks[n]!]![n]!), ink)
    text(pen, `${n + 1}  ${row.name}`, LEFT + BROAD + 100, at, 130, `${row.best ? 700 : 400} 24px ${SANS}`, ink)
    pen.textAlign = 'right'
    text(pen, row.luck, WIDTH - 130, at, 80, `400 24px ${SANS}`, ink)
    text(pen, row.skill, WIDTH - 50, at, 80, `400 24px ${SANS}`, ink)
    pen.textAlign = 'left'
  }
  pen.textAlign = 'right'
  text(pen, luck, WIDTH - 130, 140, 80, `400 20px ${SANS}`, NIGHT.muted)
  text(pen, skill, WIDTH - 50, 140, 78, `400 20px ${SANS}`, NIGHT.muted)
  pen.textAlign = 'left'
  text(pen, `Manoir · ${new Date().toLocaleDateString()}`, LEFT, HEIGHT - 34, 420, `400 24px ${SANS}`, NIGHT.muted)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

const dashes = (n: number): number[] => (STROKES[n] === 'none' ? [] : STROKES[n]!.split(' ').map((one) => 1.4 * Number(one)))

function stroke(pen: CanvasRenderingContext2D, line: [number, number][]) {
  pen.beginPath()
  line.forEach(([x, y], n) => (n ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.stroke()
}

function text(pen: CanvasRenderingContext2D, said: string, x: number, y: number, wide: number, font: string, ink: string) {
  pen.font = font
  pen.fillStyle = ink
  pen.fillText(said, x, y, wide)
}

/** A player's number on their line. */
function numbered(pen: CanvasRenderingContext2D, number: number, x: number, y: number, ink: string) {
  pen.beginPath()
  pen.arc(x, y, 15, 0, 2 * Math.PI)
  pen.fillStyle = ink
  pen.fill()
  pen.textAlign = 'center'
  text(pen, String(number), x, y + 7, 30, `700 20px ${SANS}`, NIGHT.page)
  pen.textAlign = 'left'
}
