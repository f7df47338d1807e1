/** A finished game as a picture to send: title, winner, points and date, drawn as the house draws, by night. */
import type { DrawnPiece } from './kit'

export interface Poster {
  title: string
  won: string
  how: string
  date: string
  figures: DrawnPiece[][] // one for each winner
  rows: { name: string; points: string; best: boolean }[]
}

const [WIDTH, HEIGHT] = [1200, 630] // what link previews like too
const NIGHT = { page: '#0b1120', sky: '#1c2a56', text: '#f4f1e6', muted: '#b3bdd8', candle: '#ffc861', line: '#36446f', frame: '#0a0f20', lit1: '#fff0c2', lit2: '#f5b54a' }
const [SERIF, SANS] = ["'Fraunces Variable', Georgia, serif", "'Atkinson Hyperlegible', system-ui, sans-serif"]

export async function posterOf(poster: Poster): Promise<Blob> {
  await Promise.all([document.fonts.load(`700 40px ${SERIF}`), document.fonts.load(`700 30px ${SANS}`), document.fonts.load(`400 30px ${SANS}`)]).catch(() => undefined)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDTH, HEIGHT]
  const pen = canvas.getContext('2d')!
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, NIGHT.page)
  sky.addColorStop(1, NIGHT.sky)
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const figures = poster.figures.slice(0, 3)
  const size = [0, 400, 230, 150][figures.length] ?? 150
  for (const [n, pieces] of figures.entries()) await windowed(pen, pieces, 40 + n * (size + 4), (HEIGHT - size) / 2 - 10, size)
  const left = 520
  const wide = WIDTH - left - 60
  line(pen, poster.title, left, 104, wide, `400 30px ${SANS}`, NIGHT.muted)
  line(pen, poster.won, left, 172, wide, `700 58px ${SERIF}`, NIGHT.text)
  line(pen, poster.how, left, 222, wide, `400 28px ${SANS}`, NIGHT.muted)
  const step = Math.min(54, 300 / Math.max(1, poster.rows.length))
  poster.rows.forEach((row, n) => {
    const y = 286 + n * step
    const ink = row.best ? NIGHT.candle : NIGHT.text
    line(pen, row.name, left, y, wide - 130, `${row.best ? 700 : 400} ${Math.min(32, step - 6)}px ${SANS}`, ink)
    pen.textAlign = 'right'
    line(pen, row.points, WIDTH - 60, y, 120, `700 ${Math.min(34, step - 4)}px ${SERIF}`, ink)
    pen.textAlign = 'left'
  })
  line(pen, `Manoir · ${poster.date}`, 60, HEIGHT - 36, 420, `400 26px ${SANS}`, NIGHT.muted)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

/** Text on one line, made smaller where it would not fit. */
function line(pen: CanvasRenderingContext2D, text: string, x: number, y: number, wide: number, font: string, ink: string) {
  pen.font = font
  pen.fillStyle = ink
  const long = pen.measureText(text).width
  if (long > wide) pen.font = font.replace(/(\d+(?:\.\d+)?)px/, (_, px: string) => `${Math.max(14, (Number(px) * wide) / long)}px`)
  pen.fillText(text, x, y, wide)
}

/** A lit window with somebody in it. */
async function windowed(pen: CanvasRenderingContext2D, pieces: DrawnPiece[], x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 120, size / 120)
  const halo = pen.createRadialGradient(60, 66, 6, 60, 66, 66)
  halo.addColorStop(0, 'rgb(255 200 97 / 0.55)')
  halo.addColorStop(1, 'rgb(255 200 97 / 0)')
  pen.fillStyle = halo
  pen.fillRect(-10, -6, 140, 140)
  const arch = new Path2D('M20 116V58a40 40 0 0 1 80 0v58Z')
  const light = pen.createLinearGradient(0, 18, 0, 116)
  light.addColorStop(0, NIGHT.lit1)
  light.addColorStop(1, NIGHT.lit2)
  pen.fillStyle = light
  pen.fill(arch)
  pen.strokeStyle = NIGHT.frame
  pen.lineWidth = 4
  pen.stroke(arch)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn(pieces, size))}`
  await image.decode().then(() => pen.drawImage(image, 0, 0, 120, 120), () => undefined) // a lit window says enough
  pen.restore()
}

/** Symbols of this page as an image that stands alone: it finds neither the page's symbols nor its colours. */
function drawn(pieces: DrawnPiece[], size: number): string {
  const parts = pieces.map(({ symbol, x, y, width, height, paint }) => {
    const found = document.getElementById(symbol)
    if (!found) return ''
    const inside = found.innerHTML.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, (_, usual: string) => paint ?? usual)
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${found.getAttribute('viewBox') ?? ''}">${inside}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}">${parts.join('')}</svg>`
}
