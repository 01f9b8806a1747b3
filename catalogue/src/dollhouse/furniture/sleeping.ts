import type { PaintName } from '../paints.ts'
import type { Solid } from '../solids.ts'
import { ball, box, drum, legs } from '../solids.ts'
import type { Maker } from './maker.ts'

const PILLOW_DEPTH = 0.36

function pillows(w: number, count: 1 | 2): Solid[] {
  const gap = 0.06
  const wide = (w - gap * (count + 1)) / count
  return Array.from({ length: count }, (_, index) =>
    box('paper', [gap + index * (wide + gap), 0.1, 0.44, wide, PILLOW_DEPTH, 0.15], 0.07),
  )
}

const bed =
  (count: 1 | 2, quilt: PaintName): Maker =>
  (w, d) => [
    box('oak', [-0.04, 0, 0, w + 0.08, 0.06, 1], 0.02),
    box('oak', [0.02, 0.06, 0.05, w - 0.04, d - 0.08, 0.2]),
    box('linen', [0.01, 0.06, 0.22, w - 0.02, d - 0.07, 0.24], 0.06),
    ...pillows(w, count),
    box('paper', [-0.02, 0.5, 0.22, w + 0.04, 0.3, 0.29], 0.05),
    box(quilt, [-0.025, 0.7, 0.2, w + 0.05, d - 0.7, 0.325], 0.06),
    box('linen', [-0.035, d - 0.6, 0.19, w + 0.07, 0.34, 0.35], 0.05),
  ]

const bedside: Maker = (w, d) => [
  box('oak', [0.01, 0.02, 0.08, w - 0.02, d - 0.06, 0.42], 0.015),
  drum('ink', [w / 2, d / 2 - 0.04, 0.5, 0.025, 0.16]),
  drum('paper', [w / 2, d / 2 - 0.04, 0.62, 0.13, 0.18], 0.75),
]

const drawers: Maker = (w, d) => [
  box('oak', [0, 0, 0.1, w, d, 0.75], 0.015),
  ...[0.34, 0.6].map((z) => box('walnut', [0.02, d - 0.005, z, w - 0.04, 0.01, 0.012])),
  drum('paper', [w * 0.24, d / 2, 0.85, 0.06, 0.2], 0.6),
  ball('leafA', [w * 0.24, d / 2, 1.14], [0.15, 0.15, 0.14]),
]

const desk: Maker = (w, d) => [
  box('oak', [0, 0, 0.71, w, d, 0.035], 0.01),
  ...legs('ink', [0, 0, w, d], 0.71),
  box('ink', [w / 2 - 0.28, 0.09, 0.86, 0.56, 0.03, 0.34], 0.01),
  box('ink', [w / 2 - 0.03, 0.1, 0.745, 0.06, 0.03, 0.14]),
  box('paper', [w / 2 - 0.2, 0.25, 0.745, 0.4, 0.13, 0.015]),
]

/** A swivel chair; its back is at y = 0. */
const chair: Maker = (w, d) => [
  drum('ink', [w / 2, d / 2, 0, 0.2, 0.04], 0.5),
  drum('ink', [w / 2, d / 2, 0.04, 0.025, 0.4]),
  box('mist', [0.03, 0.06, 0.42, w - 0.06, d - 0.1, 0.08], 0.04),
  box('mist', [0.05, 0.01, 0.52, w - 0.1, 0.06, 0.38], 0.03),
]

export const SLEEPING: Record<string, Maker> = {
  'bed-king': bed(2, 'teal'),
  'bed-queen': bed(2, 'teal'),
  'bed-double': bed(2, 'mist'),
  'bed-single': bed(1, 'mist'),
  bedside,
  drawers,
  desk,
  chair,
}
