import { fileURLToPath } from 'node:url'

import { openSync } from 'fontkit'

const WEIGHT = 650

interface Line {
  /** Advance width in thousandths of the font size. */
  width: number
  glyphs: readonly { id: number; x: number }[]
}

const FILE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
)
const font = openSync(FILE)
// One copy of the font for each weight: fontkit makes no instance of a WOFF2 variable font, and untouched glyphs of one copy are
// changed by the variations of another.
const glyphs = openSync(FILE)
const varied = Object.assign(openSync(FILE), { variationCoords: [WEIGHT] })

const lines = new Map<string, Line>()
const shapes = new Map<number, Shape>()

export function layoutText(text: string): Line {
  const known = lines.get(text)
  if (known) return known
  const run = font.layout(text)
  let x = 0
  const placed = run.glyphs.map((glyph, index) => {
    const at = x + (run.positions[index]?.xOffset ?? 0)
    x += (run.positions[index]?.xAdvance ?? 0) + shapeOf(glyph.id).widening
    return { id: glyph.id, x: Math.round(at) }
  })
  const line = { width: Math.round(x), glyphs: placed }
  lines.set(text, line)
  return line
}

/** Outline of a glyph for SVG, y down, a thousand units to the font size. */
export const outlineOf = (id: number) => shapeOf(id).outline

interface Shape {
  outline: string
  /** Extra advance of the glyph against the default weight. */
  widening: number
}

function shapeOf(id: number): Shape {
  const known = shapes.get(id)
  if (known) return known
  const glyph = glyphs.getGlyph(id)
  const contours = glyph._decode()
  const [first] = contours.points ?? []
  let widening = 0
  if (contours.points && first) {
    const marks = [0, 1, 2, 3].map(() => Object.assign(first.copy(), { x: 0, y: 0, endContour: true }))
    const points = [...contours.points, ...marks]
    varied._variationProcessor.transformPoints(id, points)
    widening = (marks[1]?.x ?? 0) - (marks[0]?.x ?? 0)
    glyph._decode = () => contours
  }
  const shape = { outline: relative(glyph.path.commands), widening }
  shapes.set(id, shape)
  return shape
}

const LETTER: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

function relative(commands: readonly { command: string; args: readonly number[] }[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let data = ''
  for (const { command, args } of commands) {
    const points = args.map((value, index) => Math.round(index % 2 === 0 ? value : -value))
    const moved = points.map((value, index) => value - (index % 2 === 0 ? x : y))
    data += (LETTER[command] ?? '') + moved.join(' ').replaceAll(' -', '-')
    if (command === 'closePath') [x, y] = [startX, startY]
    else [x = 0, y = 0] = points.slice(-2)
    if (command === 'moveTo') [startX, startY] = [x, y]
  }
  return data
}

export const widthOf = (text: string, size: number) => (layoutText(text).width * size) / 1000
