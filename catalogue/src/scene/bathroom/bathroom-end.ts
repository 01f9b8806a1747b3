import type { Random } from '#plan/random.ts'
import { drape } from '../loft.ts'
import { stems } from '../plants.ts'
import { pot, foliage, slab, vase } from '../props.ts'
import { turned } from '../seating.ts'
import type { Light, Shape } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'
import { stoolWithTowels } from './bathroom-floor.ts'
import { tiledTo } from './bathroom-shell.ts'
import { vanityOf } from './bathroom-vanity.ts'
import { bathMat, freestanding, OVER_RIM, tray } from './bathroom-wet.ts'
import { toilet } from './toilet.ts'

const LEDGE = { deep: 0.18, high: 1.02 }
const BATH_M = 1.69

/** Whether a toilet is beside the bath, as in the corner view; otherwise the bath is in the middle. */
const hasToilet = (b: Bathroom) => b.view === 'corner'

const bathX = (b: Bathroom) =>
  hasToilet(b) ? b.mirror * (b.size.width / 2 - BATH_M / 2 - 0.1) : -b.mirror * 0.12

/** A ledge along the far wall with things within reach of the bath: a plant or stems, a vase and a candle. */
function ledge(random: Random, b: Bathroom, x: number): Shape[] {
  const { width, depth: d } = b.size
  const top = LEDGE.high + 0.03
  const y = d - LEDGE.deep / 2
  const green = x - b.mirror * 0.62
  const isDry = ['japandi', 'mediterranean', 'farmhouse', 'coastal'].includes(b.style.name)
  return [
    slab([-width / 2, d - LEDGE.deep, 0], [width / 2, d, LEDGE.high], 'tileBack'),
    slab([-width / 2, d - LEDGE.deep - 0.015, LEDGE.high], [width / 2, d, top], 'bench', 0.003),
    ...(isDry
      ? [
          vase([green, y, top], { r: 0.075, h: 0.26 }, 'clay'),
          ...stems(random, [green, y, top + 0.25], {
            count: 7,
            tall: 0.42,
            spread: 0.28,
            leaf: 0.024,
            material: b.style.name === 'japandi' ? 'twigLeaf' : 'gum',
          }),
        ]
      : [
          pot([green, y, top], { r: 0.085, h: 0.14 }, 'ceramic'),
          foliage(random, {
            at: [green, y, top + 0.12],
            blades: 44,
            length: 0.3,
            width: 0.028,
            rise: 1.2,
            droop: 1.9,
            material: 'plant',
          }),
        ]),
    vase([x + b.mirror * 0.52, y, top], { r: 0.06, h: 0.22 }, isDry ? 'ceramic' : 'clay'),
    {
      shape: 'cylinder',
      at: [x + b.mirror * 0.68, y, top],
      r: 0.036,
      h: 0.085,
      bevel: 0.003,
      material: 'amber',
    },
    ...[-0.75, 0.75].flatMap((dx): Shape[] => [
      {
        shape: 'cylinder',
        at: [x + dx, d - 0.012, 1.78],
        turn: [90, 0, 0],
        r: 0.045,
        h: 0.02,
        material: 'metal',
      },
      { shape: 'sphere', at: [x + dx, d - 0.1, 1.78], r: 0.07, material: 'lampGlow', shadowless: true },
    ]),
  ]
}

/** The bath before the ledge, its spout out of the wall, a tray over it and a towel over its side. */
function bathAtEnd(random: Random, b: Bathroom, x: number): Shape[] {
  const y = b.size.depth - LEDGE.deep - 0.5
  const wall = b.size.depth - LEDGE.deep
  return [
    ...freestanding([x, y, 0], 90),
    {
      shape: 'tube',
      r: 0.014,
      bend: 0.04,
      material: 'metal',
      path: [
        [x, wall, 0.82],
        [x, wall - 0.26, 0.82],
        [x, wall - 0.26, 0.77],
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
    ...turned(tray(random), [x - b.mirror * 0.36, y, 0], 90),
    drape(random, {
      at: [x + b.mirror * 0.42, y - 0.345, 0],
      path: OVER_RIM,
      width: 0.44,
      folds: 2.2,
      depth: 0.016,
      thick: 0.016,
      material: 'towel',
    }),
  ]
}

/** Shapes of the layout with the bath at the far end: the vanity on the side wall, a stool by the window, a mat between them. */
export function endBathShapes(random: Random, b: Bathroom, span: number): Shape[] {
  const { width, depth: d } = b.size
  const x = bathX(b)
  const along = d - 1.5 - span / 2
  const wall = b.mirror * (width / 2)
  const stool = -b.mirror * (width / 2 - 0.34)
  const vanity = vanityOf(random, { ...b, size: { ...b.size, depth: 0 } }, { x: 0, span })
  return [
    slab([wall, d - 1.45 - span, 0], [wall - b.mirror * 0.012, d, tiledTo(b)], 'tileSide'),
    ...turned(vanity, [wall - b.mirror * 0.012, along, 0], b.mirror > 0 ? -90 : 90),
    ...ledge(random, b, x),
    ...bathAtEnd(random, b, x),
    ...(hasToilet(b)
      ? toilet([-b.mirror * (width / 2 - 0.46), d - LEDGE.deep, 0], 0, {
          cistern: false,
          plate: 0.78,
          roll: b.mirror,
        })
      : []),
    ...stoolWithTowels(random, b.style.name, [stool, d - (hasToilet(b) ? 1.75 : 1.45), 0]),
    ...bathMat(random, [x + b.mirror * 0.05, d - 1.55]),
  ]
}

/** Light of the lamps over the ledge on the wall around them. */
export const endLamps = (b: Bathroom): Light[] =>
  [-0.75, 0.75].map((dx) => ({
    kind: 'point',
    strength: 3,
    color: '#ffd9a8',
    radius: 0.07,
    at: [bathX(b) + dx, b.size.depth - 0.1, 1.78],
  }))
