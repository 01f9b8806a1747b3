import { box, dot, oval, strokes } from '../svg/marks.ts'
import type { Symbol } from './symbol.ts'

function bed(w: number, d: number, pillows: 1 | 2): string {
  const gap = 6
  const pillow = (w - gap * (pillows + 1)) / pillows
  const heads = Array.from({ length: pillows }, (_, index) =>
    box('f', { x: gap + index * (pillow + gap), y: 9, w: pillow, h: 34 }, 7),
  )
  return [
    box('f', { x: 0, y: 0, w, h: d }, 5),
    box('t', { x: -2, y: 0, w: w + 4, h: 5 }, 2),
    ...heads,
    box('q', { x: 0, y: 62, w, h: d - 62 }, 5),
    box('qf', { x: 0, y: 52, w, h: 22 }, 4),
    strokes('l', [w * 0.08, 92, w * 0.08, d - 6], [w * 0.92, 92, w * 0.92, d - 6]),
  ].join('')
}

function sofa(w: number, d: number): string {
  const seats = w > 205 ? 3 : 2
  const arm = 16
  const seat = (w - 2 * arm) / seats
  const cushions = Array.from({ length: seats }, (_, index) =>
    box('f', { x: arm + index * seat, y: 22, w: seat, h: d - 24 }, 6),
  )
  return [
    box('q', { x: 0, y: 0, w, h: d - 4 }, 9),
    ...cushions,
    box('f', { x: 0, y: 8, w: arm, h: d - 8 }, 7),
    box('f', { x: w - arm, y: 8, w: arm, h: d - 8 }, 7),
  ].join('')
}

function table(surface: string, seats: number): Symbol {
  return (w) => {
    const perSide = seats / 2
    const step = w / perSide
    const chairs = Array.from({ length: perSide }, (_, index) => {
      const x = step * (index + 0.5) - 22
      return box('f', { x, y: 8, w: 44, h: 50 }, 11) + box('f', { x, y: 132, w: 44, h: 50 }, 11)
    })
    return `${chairs.join('')}${box(surface, { x: 0, y: 45, w, h: 100 }, 5)}${oval('l', { x: w / 2 - 14, y: 86, w: 28, h: 18 })}`
  }
}

function roundTable(surface: string): Symbol {
  return (w) => {
    const middle = w / 2
    const chairs = [0, 1, 2, 3].map((quarter) => {
      const angle = (quarter * Math.PI) / 2 + Math.PI / 4
      return dot('f', [middle + Math.cos(angle) * 62, middle + Math.sin(angle) * 62], 23)
    })
    return `${chairs.join('')}${dot(surface, [middle, middle], 56)}${dot('l', [middle, middle], 11)}`
  }
}

export const REST: Record<string, Symbol> = {
  'bed-king': (w, d) => bed(w, d, 2),
  'bed-queen': (w, d) => bed(w, d, 2),
  'bed-double': (w, d) => bed(w, d, 2),
  'bed-single': (w, d) => bed(w, d, 1),
  bedside: (w, d) => box('f', { x: 0, y: 0, w, h: d }, 3) + dot('l', [w / 2, d / 2], Math.min(w, d) / 3.6),
  drawers: (w, d) =>
    box('t', { x: 0, y: 0, w, h: d }, 3) +
    strokes('l', [w / 3, 3, w / 3, d - 3], [(2 * w) / 3, 3, (2 * w) / 3, d - 3]),
  rug: (w, d) => box('u', { x: 0, y: 0, w, h: d }, 4) + box('ul', { x: 7, y: 7, w: w - 14, h: d - 14 }, 2),
  desk: (w, d) =>
    box('t', { x: 0, y: 0, w, h: d }, 3) +
    box('m', { x: w / 2 - 28, y: 8, w: 56, h: 6 }, 2) +
    box('f', { x: w / 2 - 20, y: 24, w: 40, h: 13 }, 2),
  chair: (w, d) =>
    box('f', { x: 2, y: 4, w: w - 4, h: d - 8 }, 13) + box('q', { x: 4, y: 0, w: w - 8, h: 9 }, 5),
  screen: (w, d) =>
    box('t', { x: 0, y: 0, w, h: d }, 3) + box('m', { x: w * 0.12, y: d * 0.28, w: w * 0.76, h: 7 }, 2),
  sofa,
  chaise: (w, d) => box('f', { x: 0, y: -4, w, h: d }, 8) + strokes('l', [6, 2, w - 6, 2]),
  armchair: (w, d) =>
    box('q', { x: 0, y: 0, w, h: d }, 11) + box('f', { x: 13, y: 18, w: w - 26, h: d - 19 }, 8),
  'coffee-table': (w, d) =>
    box('t', { x: 0, y: 0, w, h: d }, 6) + oval('l', { x: w * 0.6, y: d * 0.3, w: 22, h: 16 }),
  'outdoor-sofa': (w, d) => sofa(w, d),
  'table-4': table('t', 4),
  'table-6': table('t', 6),
  'table-8': table('t', 8),
  'table-round': roundTable('t'),
  'outdoor-4': table('t', 4),
  'outdoor-6': table('t', 6),
  'outdoor-8': table('t', 8),
  'outdoor-round': roundTable('t'),
}
