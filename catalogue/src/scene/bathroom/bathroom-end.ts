import type { Random } from '#plan/random.ts'
import { foliage, pot, range, slab, vase } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'
import { VANITY_HEIGHT_M, vanityOf } from './bathroom-vanity.ts'
import { freestanding } from './bathroom-wet.ts'

const LEDGE = { deep: 0.18, high: 1.02 }

/** A ledge along the far wall with a plant, a vase and a candle on it, and two lamps over it. */
function ledge(random: Random, b: Bathroom, x: number): Shape[] {
  const { width, depth: d } = b.size
  const top = LEDGE.high + 0.03
  const y = d - LEDGE.deep / 2
  return [
    slab([-width / 2, d - LEDGE.deep, 0], [width / 2, d, LEDGE.high], 'tileBack'),
    slab([-width / 2, d - LEDGE.deep - 0.015, LEDGE.high], [width / 2, d, top], 'bench', 0.003),
    pot([x - b.mirror * 0.72, y, top], { r: 0.08, h: 0.15 }, 'ceramic'),
    foliage(random, {
      at: [x - b.mirror * 0.72, y, top + 0.13],
      blades: 20,
      length: 0.36,
      width: 0.05,
      rise: 1.2,
      droop: 0.8,
      material: 'plant',
    }),
    vase([x + b.mirror * 0.55, y, top], { r: 0.06, h: 0.22 }, 'clay'),
    { shape: 'cylinder', at: [x + b.mirror * 0.72, y, top], r: 0.04, h: 0.1, material: 'ceramic' },
    ...[-0.75, 0.75].flatMap((dx): Shape[] => [
      {
        shape: 'cylinder',
        at: [x + dx, d - 0.015, 1.78],
        turn: [90, 0, 0],
        r: 0.045,
        h: 0.02,
        material: 'metal',
      },
      { shape: 'sphere', at: [x + dx, d - 0.1, 1.78], r: 0.075, material: 'lampGlow' },
    ]),
  ]
}

/** The bath before the ledge, its spout out of the wall, a tray over it and a towel at its end. */
function bathAtEnd(b: Bathroom, x: number): Shape[] {
  const y = b.size.depth - LEDGE.deep - 0.55
  const wall = b.size.depth - LEDGE.deep
  return [
    ...freestanding([x, y, 0], 90),
    {
      shape: 'tube',
      r: 0.015,
      bend: 0.04,
      material: 'metal',
      path: [
        [x, wall, 0.82],
        [x, wall - 0.3, 0.82],
        [x, wall - 0.3, 0.75],
      ],
    },
    ...[-0.16, 0.16].map((dx): Shape => ({
      shape: 'cylinder',
      at: [x + dx, wall, 0.82],
      turn: [90, 0, 0],
      r: 0.026,
      h: 0.05,
      material: 'metal',
    })),
    slab([x - b.mirror * 0.5, y - 0.45, 0.585], [x - b.mirror * 0.35, y + 0.45, 0.605], 'timber', 0.004),
    slab([x + b.mirror * 0.4, y - 0.43, 0.28], [x + b.mirror * 0.66, y - 0.36, 0.6], 'towel', 0.02),
  ]
}

/** Where the bath is at the far end: the vanity on the side wall, a stool by the window, a mat between them. */
export function endBathShapes(random: Random, b: Bathroom, span: number): Shape[] {
  const { width, depth: d } = b.size
  const x = -b.mirror * 0.2
  const along = d - 1.5 - span / 2
  const wall = b.mirror * (width / 2)
  const stool = -b.mirror * (width / 2 - 0.4)
  const vanity = [
    ...vanityOf({ ...b, size: { ...b.size, depth: 0 } }, 0, span),
    vase([span * 0.02, -0.2, VANITY_HEIGHT_M], { r: 0.045, h: 0.17 }, 'clay'),
  ]
  const tiledTo = b.tiling.full ? b.size.height : 1.25
  return [
    slab([wall, -1.5, 0], [wall - b.mirror * 0.012, d, tiledTo], 'tileSide'),
    ...turned(vanity, [wall - b.mirror * 0.012, along, 0], b.mirror > 0 ? -90 : 90),
    ...ledge(random, b, x),
    ...bathAtEnd(b, x),
    {
      shape: 'cylinder',
      at: [stool, d - 1.7, 0],
      r: 0.17,
      h: 0.44,
      r2: 0.16,
      bevel: 0.012,
      material: 'timber',
    },
    { shape: 'cushion', at: [stool, d - 1.7, 0.44], size: [0.3, 0.24, 0.06], material: 'towelLight' },
    { shape: 'cushion', at: [stool, d - 1.7, 0.5], size: [0.28, 0.22, 0.055], material: 'towel' },
    {
      shape: 'box',
      at: [x, d - 1.62, 0],
      size: [0.95, 0.6, 0.014],
      bevel: 0.006,
      material: 'mat',
      turn: [0, 0, range(random, -3, 3)],
    },
  ]
}
