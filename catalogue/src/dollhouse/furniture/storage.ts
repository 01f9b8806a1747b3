import type { PaintName } from '../paints.ts'
import { CUT_HEIGHT_M } from '../heights.ts'
import type { Bounds } from '../solids.ts'
import { box } from '../solids.ts'
import type { Maker } from './maker.ts'

const CLOTHES = ['paper', 'mist', 'sand', 'paper', 'sage', 'linen', 'teal', 'cloud'] as const
const THINGS = ['paper', 'sand', 'oak', 'mist', 'linen', 'sage'] as const

/** Deterministic pick: the same for the same place along a rail or shelf. */
const pick = (list: readonly PaintName[], index: number, shift: number): PaintName =>
  list[(index * 5 + shift + ((index * index) % 3)) % list.length] ?? 'paper'

/** Clothes on a rail, along the longer side: x or y. */
const hanging: Maker = (w, d) => {
  const isAlong = w >= d
  const [length, depth] = isAlong ? [w, d] : [d, w]
  const turned = ([x, y, z, wide, deep, high]: Bounds): Bounds =>
    isAlong ? [x, y, z, wide, deep, high] : [y, x, z, deep, wide, high]
  const count = Math.max(2, Math.floor((length - 0.1) / 0.11))
  const step = (length - 0.1) / count
  return [
    box('oak', turned([0, 0.02, 0.06, length, depth - 0.04, 0.1])),
    ...Array.from({ length: count }, (_, index) => {
      const hem = 0.38 + (index % 3) * 0.07
      const paint = pick(CLOTHES, index, Math.round(length * 10))
      return box(
        paint,
        turned([0.05 + index * step, depth * 0.12, hem, step * 0.62, depth * 0.74, 1.22 - hem]),
        0.02,
      )
    }),
    box('metal', turned([0, depth / 2 - 0.012, CUT_HEIGHT_M - 0.13, length, 0.024, 0.024])),
  ]
}

/** Open shelves, with boxes, jars and books on the one seen from above. */
const shelves: Maker = (w, d) => {
  const count = Math.max(2, Math.floor(w / 0.17))
  const step = w / count
  return [
    box('paper', [0, 0, 0, w, 0.02, CUT_HEIGHT_M]),
    ...[0, w - 0.025].map((x) => box('paper', [x, 0, 0, 0.025, d, CUT_HEIGHT_M - 0.15])),
    ...[0.08, 0.42, 0.76, 1.06].map((z) => box('paper', [0.025, 0.02, z, w - 0.05, d - 0.02, 0.025])),
    ...Array.from({ length: count }, (_, index) => {
      const height = 0.12 + ((index * 7) % 5) * 0.03
      return box(
        pick(THINGS, index, Math.round(w * 7)),
        [index * step + 0.02, 0.04, 1.085, step * 0.78, d * (0.5 + ((index * 3) % 4) * 0.1), height],
        0.01,
      )
    }).filter((_, index) => index % 5 !== 3),
  ]
}

/** A bench for taking off boots, with coats above it. */
const mudBench: Maker = (w, d) => {
  const hooks = Math.max(1, Math.floor(w / 0.5))
  return [
    box('oak', [0, 0, 0.38, w, d, 0.06], 0.01),
    box('oak', [0, 0, 0, 0.04, d, 0.4]),
    box('oak', [w - 0.04, 0, 0, 0.04, d, 0.4]),
    box('linen', [0, 0, 0.44, w, 0.03, CUT_HEIGHT_M - 0.5]),
    ...Array.from({ length: hooks }, (_, index) =>
      box(pick(CLOTHES, index, 3), [(index + 0.5) * (w / hooks) - 0.16, 0.03, 0.62, 0.32, 0.1, 0.64], 0.04),
    ),
  ]
}

export const STORAGE: Record<string, Maker> = {
  hanging,
  wardrobe: (w, d) => hanging(w, d - 0.06),
  linen: (w, d) => shelves(w, Math.min(d, 0.5)),
  shelves,
  'mud-bench': mudBench,
}
