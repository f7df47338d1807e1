/** A few sounds of wood, felt and breath, made on the spot; silent until somebody wants them. */
import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

interface Note { wave: OscillatorType; from: number; to: number; ms: number; loud: number; noise?: number; after?: number }

const SOUNDS: Record<string, Note[]> = {
  roll: [0, 70, 150, 210].map((after) => ({ wave: 'triangle', from: 190, to: 120, ms: 60, loud: 0.25, noise: 0.5, after })),
  step: [{ wave: 'triangle', from: 240, to: 180, ms: 50, loud: 0.12, noise: 0.2 }],
  hide: [{ wave: 'square', from: 520, to: 380, ms: 40, loud: 0.06 }, { wave: 'triangle', from: 160, to: 110, ms: 90, loud: 0.2, after: 60 }],
  hugo: [{ wave: 'sine', from: 196, to: 262, ms: 620, loud: 0.16, noise: 0.12 }],
  caught: [{ wave: 'sine', from: 330, to: 175, ms: 480, loud: 0.16 }],
  wail: [{ wave: 'sine', from: 330, to: 420, ms: 160, loud: 0.16, noise: 0.1 }, { wave: 'sine', from: 420, to: 250, ms: 700, loud: 0.18, after: 150 }],
  felt: [{ wave: 'triangle', from: 130, to: 90, ms: 80, loud: 0.14, noise: 0.3 }],
  count: [523, 655, 784].map((from, n) => ({ wave: 'sine', from: from * 0.965, to: from * 0.965, ms: 420, loud: 0.08, after: n * 140 })),
  yours: [{ wave: 'sine', from: 494, to: 494, ms: 240, loud: 0.1 }, { wave: 'sine', from: 640, to: 640, ms: 420, loud: 0.09, after: 150 }],
  won: [392, 494, 587, 784].map((from, n) => ({ wave: 'sine', from: from * 0.965, to: from * 0.965, ms: 500, loud: 0.09, after: n * 170 })),
}

export function play(name: string): void {
  const notes = SOUNDS[name]
  if (!prefs.sound || !notes) return
  context ??= new AudioContext()
  const now = context.currentTime + 0.01
  for (const note of notes) strike(context, now + (note.after ?? 0) / 1000, note)
}

function strike(air: AudioContext, at: number, note: Note) {
  const end = at + note.ms / 1000
  const gain = air.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(note.loud, at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0005, end)
  gain.connect(air.destination)
  const tone = air.createOscillator()
  tone.type = note.wave
  tone.frequency.setValueAtTime(note.from, at)
  tone.frequency.exponentialRampToValueAtTime(note.to, end)
  tone.connect(gain)
  tone.start(at)
  tone.stop(end)
  if (!note.noise) return
  const hiss = air.createBufferSource()
  const buffer = air.createBuffer(1, Math.ceil((air.sampleRate * note.ms) / 1000), air.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * note.noise * (1 - n / samples.length)
  hiss.buffer = buffer
  hiss.connect(gain)
  hiss.start(at)
}
