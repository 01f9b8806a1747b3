import type { PaintName } from '../paints.ts'
import type { Solid } from '../solids.ts'
import { ball, box, drum, legs } from '../solids.ts'
import type { Maker } from './maker.ts'

const ARM = 0.16
const BACK = 0.22

const sofa =
  (body: PaintName, seats: PaintName): Maker =>
  (w, d) => {
    const count = w > 2.05 ? 3 : 2
    const seat = (w - 2 * ARM) / count
    const cushions = Array.from({ length: count }, (_, index) =>
      box(seats, [ARM + index * seat + 0.01, BACK - 0.02, 0.32, seat - 0.02, d - BACK, 0.16], 0.05),
    )
    const rests = Array.from({ length: count }, (_, index) =>
      box(seats, [ARM + index * seat + 0.01, BACK - 0.05, 0.46, seat - 0.02, 0.16, 0.32], 0.06),
    )
    return [
      box(body, [0.02, 0.02, 0.06, w - 0.04, d - 0.04, 0.28], 0.04),
      box(body, [0, 0, 0.06, w, BACK, 0.68], 0.06),
      ...[0, w - ARM].map((x) => box(body, [x, 0.04, 0.06, ARM, d - 0.06, 0.5], 0.06)),
      ...cushions,
      ...rests,
      box('teal', [ARM + 0.05, 0.32, 0.47, 0.4, 0.14, 0.3], 0.06),
    ]
  }

const chaise: Maker = (w, d) => [
  box('cloud', [0, 0, 0.06, w, d, 0.28], 0.04),
  box('linen', [0.01, 0, 0.32, w - 0.02, d - 0.02, 0.16], 0.05),
]

const armchair: Maker = (w, d) => [
  box('teal', [0.04, 0.04, 0.1, w - 0.08, d - 0.08, 0.3], 0.06),
  box('teal', [0, 0, 0.1, w, 0.2, 0.66], 0.08),
  ...[0, w - 0.15].map((x) => box('teal', [x, 0.05, 0.1, 0.15, d - 0.1, 0.46], 0.06)),
  box('mist', [0.15, 0.17, 0.36, w - 0.3, d - 0.22, 0.12], 0.05),
]

/** A rug with an edge in another colour. */
const rug: Maker = (w, d) => [
  box('rugEdge', [0, 0, 0, w, d, 0.012]),
  box('rug', [0.08, 0.08, 0.004, w - 0.16, d - 0.16, 0.012]),
]

const coffeeTable: Maker = (w, d) => [
  box('oak', [0, 0, 0.32, w, d, 0.06], 0.025),
  box('oak', [0.08, 0.08, 0.06, 0.08, d - 0.16, 0.28]),
  box('oak', [w - 0.16, 0.08, 0.06, 0.08, d - 0.16, 0.28]),
  box('paper', [w * 0.2, d * 0.3, 0.38, 0.24, 0.18, 0.03]),
  { shape: 'bowl', paint: 'paper', at: [w * 0.7, d * 0.5, 0.38], radii: [0.12, 0.12, 0.08], wall: 0.02 },
]

const screen: Maker = (w, d) => [
  box('oak', [0, 0, 0.1, w, d, 0.38], 0.02),
  box('ink', [w * 0.12, d * 0.25, 0.58, w * 0.76, 0.05, 0.66], 0.02),
  box('ink', [w * 0.4, d * 0.2, 0.48, w * 0.2, 0.12, 0.1]),
]

type Wood = { top: PaintName; seat: PaintName }
const INDOORS: Wood = { top: 'oak', seat: 'paper' }
const OUTDOORS: Wood = { top: 'linen', seat: 'sage' }

/** A dining chair; `turned` has its back towards larger y. */
function seat(paint: PaintName, [x, y]: readonly [number, number], turned: boolean): Solid[] {
  const [w, d] = [0.44, 0.46]
  return [
    ...legs(paint, [x - 0.03, y - 0.03, w + 0.06, d + 0.06], 0.42),
    box(paint, [x, y, 0.42, w, d, 0.05], 0.02),
    box(paint, [x + 0.02, turned ? y + d - 0.05 : y, 0.5, w - 0.04, 0.05, 0.34], 0.02),
  ]
}

const table =
  (seats: number, { top, seat: paint }: Wood): Maker =>
  (w) => {
    const step = w / (seats / 2)
    const chairs = Array.from({ length: seats / 2 }, (_, index) => {
      const x = step * (index + 0.5) - 0.22
      return [...seat(paint, [x, 0.1], false), ...seat(paint, [x, 1.34], true)]
    })
    return [
      ...chairs.flat(),
      box(top, [0, 0.45, 0.71, w, 1, 0.045], 0.02),
      ...legs(top, [0.06, 0.51, w - 0.12, 0.88], 0.71),
      { shape: 'bowl', paint: 'teal', at: [w / 2, 0.95, 0.755], radii: [0.17, 0.13, 0.09], wall: 0.025 },
    ]
  }

const roundTable =
  ({ top, seat: paint }: Wood): Maker =>
  (w) => {
    const middle = w / 2
    const chairs = [0, 1, 2, 3].flatMap((quarter) => {
      const angle = (quarter * Math.PI) / 2 + Math.PI / 4
      const [x, y] = [middle + Math.cos(angle) * 0.66, middle + Math.sin(angle) * 0.66]
      return [drum(paint, [x, y, 0, 0.12, 0.4], 0.7), drum(paint, [x, y, 0.4, 0.22, 0.06])]
    })
    return [
      ...chairs,
      drum(top, [middle, middle, 0, 0.3, 0.71], 0.25),
      drum(top, [middle, middle, 0.71, 0.56, 0.045]),
      ball('leafA', [middle, middle, 0.86], [0.12, 0.12, 0.11]),
    ]
  }

export const LIVING: Record<string, Maker> = {
  sofa: sofa('cloud', 'linen'),
  'outdoor-sofa': sofa('sage', 'linen'),
  chaise,
  armchair,
  rug,
  'coffee-table': coffeeTable,
  screen,
  'table-4': table(4, INDOORS),
  'table-6': table(6, INDOORS),
  'table-8': table(8, INDOORS),
  'table-round': roundTable(INDOORS),
  'outdoor-4': table(4, OUTDOORS),
  'outdoor-6': table(6, OUTDOORS),
  'outdoor-8': table(8, OUTDOORS),
  'outdoor-round': roundTable(OUTDOORS),
}
