import type { Box } from '../svg/marks.ts'
import { box, dot, oval, path, strokes } from '../svg/marks.ts'
import type { Symbol } from './symbol.ts'

const bench = (w: number, d: number) => box('f', { x: 0, y: 0, w, h: d }, 2)

function cooktop(x: number): string {
  const rings = [
    [14, 17],
    [44, 17],
    [14, 43],
    [44, 43],
  ].map(([cx = 0, cy = 0]) => dot('l', [x + cx + 8, cy - 2], 8))
  return box('m2', { x, y: 4, w: 74, h: 50 }, 4) + rings.join('') + dot('l', [x + 37, 28], 10)
}

const bowl = ({ x, y, w, h }: Box) => box('w', { x, y, w, h }, 7) + dot('l', [x + w / 2, y + h / 2], 2.5)
const sink = (x: number, y: number) => bowl({ x, y, w: 36, h: 38 })
const doubleSink = (x: number, y: number) =>
  sink(x, y) + sink(x + 39, y) + strokes('l', [x + 37, y - 6, x + 37, y + 8])
const washer = (x: number) =>
  box('f', { x, y: 1, w: 60, h: 58 }, 4) + dot('w', [x + 30, 31], 19) + dot('l', [x + 30, 31], 12)

function rail(w: number, d: number): string {
  const count = Math.max(2, Math.floor((w - 10) / 13))
  const step = (w - 10) / count
  const hangers = Array.from({ length: count + 1 }, (_, index): [number, number, number, number] => {
    const x = Math.round(5 + index * step)
    const lean = index % 3 === 0 ? 5 : -3
    return [x - lean, Math.round(d * 0.16), x + lean, Math.round(d * 0.84)]
  })
  return strokes('h', ...hangers) + strokes('l', [3, d / 2, w - 3, d / 2])
}

function shelves(w: number, d: number): string {
  const count = Math.max(1, Math.round(w / 60))
  const lines = Array.from({ length: count - 1 }, (_, index): [number, number, number, number] => {
    const x = ((index + 1) * w) / count
    return [x, 0, x, d]
  })
  return (
    box('f', { x: 0, y: 0, w, h: d }) +
    (lines.length ? strokes('l', ...lines) : '') +
    strokes('h', [2, d - 7, w - 2, d - 7])
  )
}

function vanity(basins: 1 | 2): Symbol {
  return (w, d) => {
    const bowls = basins === 1 ? [w / 2] : [w * 0.27, w * 0.73]
    return (
      bench(w, d) +
      bowls
        .map(
          (x) => oval('w', { x: x - 21, y: d * 0.26, w: 42, h: d * 0.56 }) + strokes('l', [x, 3, x, d * 0.4]),
        )
        .join('')
    )
  }
}

function bath(w: number, d: number): string {
  return (
    box('f', { x: 0, y: 0, w, h: d }, 4) +
    box('w', { x: 8, y: 8, w: w - 16, h: d - 16 }, (d - 16) / 2.4) +
    dot('l', [w - 26, d / 2], 3)
  )
}

function car(w: number, d: number): string {
  const body = `M${w * 0.2} 8Q${w / 2} -4 ${w * 0.8} 8Q${w * 0.99} 16 ${w} ${d * 0.16}L${w * 0.985} ${d * 0.5}L${w} ${d * 0.84}Q${w * 0.98} ${d - 10} ${w * 0.82} ${d - 4}Q${w / 2} ${d + 4} ${w * 0.18} ${d - 4}Q${w * 0.02} ${d - 10} 0 ${d * 0.84}L${w * 0.015} ${d * 0.5}L0 ${d * 0.16}Q${w * 0.01} 16 ${w * 0.2} 8Z`
  return [
    path('c', body),
    path(
      'g',
      `M${w * 0.1} ${d * 0.74}Q${w / 2} ${d * 0.82} ${w * 0.9} ${d * 0.74}L${w * 0.82} ${d * 0.62}Q${w / 2} ${d * 0.67} ${w * 0.18} ${d * 0.62}Z`,
    ),
    path(
      'g',
      `M${w * 0.13} ${d * 0.13}Q${w / 2} ${d * 0.08} ${w * 0.87} ${d * 0.13}L${w * 0.8} ${d * 0.22}Q${w / 2} ${d * 0.19} ${w * 0.2} ${d * 0.22}Z`,
    ),
    strokes('l', [w * 0.12, d * 0.26, w * 0.12, d * 0.58], [w * 0.88, d * 0.26, w * 0.88, d * 0.58]),
    box('f', { x: -5, y: d * 0.66, w: 7, h: 13 }, 3),
    box('f', { x: w - 2, y: d * 0.66, w: 7, h: 13 }, 3),
  ].join('')
}

export const FITTINGS: Record<string, Symbol> = {
  'bench-cooktop': (w, d) => bench(w, d) + cooktop(w / 2 - 37),
  'bench-full': (w, d) => bench(w, d) + cooktop(w * 0.72 - 37) + doubleSink(w * 0.28 - 38, 12),
  fridge: (w, d) =>
    box('f', { x: 0, y: 0, w, h: d }, 3) +
    strokes(
      'l',
      [w / 2, 6, w / 2, d],
      [w / 2 - 6, d - 6, w / 2 - 6, d - 22],
      [w / 2 + 6, d - 6, w / 2 + 6, d - 22],
    ),
  island: (w, d) =>
    box('f', { x: 0, y: 0, w, h: d }, 4) +
    doubleSink(w / 2 - 38, 16) +
    strokes('l', [4, d - 26, w - 4, d - 26]),
  stool: (w) => dot('f', [w / 2, w / 2], w / 2 - 1) + dot('l', [w / 2, w / 2], w / 2 - 6),
  shower: (w, d) =>
    [
      box('w', { x: 0, y: 0, w, h: d }, 1),
      strokes('l', [0, 0, w, d], [w, 0, 0, d]),
      dot('f', [w / 2, d / 2], 5),
      strokes('gs', [0, d, w, d]),
    ].join(''),
  vanity: vanity(1),
  'vanity-double': vanity(2),
  basin: (w, d) =>
    box('f', { x: 0, y: 0, w, h: d }, 5) + oval('w', { x: w * 0.16, y: d * 0.24, w: w * 0.68, h: d * 0.6 }),
  toilet: (w, d) =>
    box('f', { x: w / 2 - 19, y: 0, w: 38, h: 19 }, 4) +
    path(
      'f',
      `M${w / 2 - 15} 19C${w / 2 - 26} ${d * 0.6} ${w / 2 - 16} ${d} ${w / 2} ${d}S${w / 2 + 26} ${d * 0.6} ${w / 2 + 15} 19Z`,
    ),
  bath,
  'freestanding-bath': (w, d) =>
    box('f', { x: 0, y: 0, w, h: d }, d / 2.1) +
    box('w', { x: 9, y: 9, w: w - 18, h: d - 18 }, d / 2.6) +
    dot('l', [w / 2, d / 2], 3),
  'laundry-bench': (w, d) =>
    bench(w, d) + bowl({ x: 8, y: 12, w: 44, h: 36 }) + washer(w - 62) + (w > 185 ? washer(w - 124) : ''),
  'scullery-bench': (w, d) => bench(w, d) + doubleSink(w / 2 - 38, 11),
  barbecue: (w, d) =>
    bench(w, d) +
    box('m2', { x: 14, y: 8, w: 80, h: d - 18 }, 4) +
    strokes('l', [24, 10, 24, d - 12], [40, 10, 40, d - 12], [56, 10, 56, d - 12], [72, 10, 72, d - 12]) +
    (w > 175 ? sink(w - 54, 13) : ''),
  'mud-bench': (w, d) =>
    box('t', { x: 0, y: 0, w, h: d }, 2) +
    strokes(
      'l',
      ...Array.from(
        { length: Math.max(1, Math.floor(w / 50)) },
        (_, index): [number, number, number, number] => [(index + 1) * 50, 4, (index + 1) * 50, 14],
      ),
    ),
  shelves,
  hanging: (w, d) => box('f', { x: 0, y: 0, w, h: d }) + rail(w, d),
  wardrobe: (w, d) => rail(w, Math.max(20, d - 6)),
  linen: shelves,
  car,
}
