import type { PaintName } from '../paints.ts'
import type { Solid } from '../solids.ts'
import { box } from '../solids.ts'
import type { Maker } from './maker.ts'

/** Paints that the cars of one garage take in turn. */
export const CAR_PAINTS = [
  'carBlue',
  'carSand',
  'carGraphite',
  'carRed',
] as const satisfies readonly PaintName[]

const WHEEL = 0.32

const wheel = (x: number, y: number): Solid => ({
  shape: 'drum',
  paint: 'ink',
  at: [x, y, WHEEL],
  r: WHEEL,
  h: 0.2,
  along: 'x',
  taper: 1,
})

/** A small car; its nose points into the garage. */
export const carOf =
  (paint: PaintName): Maker =>
  (w, d) => {
    const [back, nose] = [d * 0.12, d * 0.74]
    return [
      ...[0.85, d - 0.95].flatMap((y) => [wheel(0.11, y), wheel(w - 0.11, y)]),
      box(paint, [0.02, 0.04, 0.24, w - 0.04, d - 0.08, 0.34], 0.13),
      box(paint, [0.05, 0.1, 0.36, w - 0.1, d - 0.24, 0.36], 0.14),
      {
        shape: 'frustum',
        paint: 'carGlass',
        lower: [0.13, back, w - 0.26, nose - back],
        upper: [0.27, back + 0.42, w - 0.54, nose - back - 1.15],
        z: 0.7,
        h: 0.56,
      },
      box(paint, [0.24, back + 0.4, 1.22, w - 0.48, nose - back - 1.12, 0.09], 0.04),
      ...[0.1, w - 0.42].map((x) => box('paper', [x, d - 0.13, 0.5, 0.32, 0.1, 0.1], 0.03)),
      ...[-0.06, w - 0.08].map((x) => box(paint, [x, nose - 0.45, 0.76, 0.14, 0.12, 0.1], 0.03)),
    ]
  }
