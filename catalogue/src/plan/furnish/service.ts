import type { PieceSpec } from './arrange.ts'

/** A fitting that stands against a wall by itself. */
function fitting(
  type: string,
  size: { w: PieceSpec['w']; d: number },
  more: Partial<Omit<PieceSpec, 'w' | 'd' | 'parts'>> = {},
): PieceSpec {
  return { ...size, ...more, parts: (w) => [{ type, x: 0, y: 0, w, d: size.d }] }
}

const inCorner: PieceSpec['cost'] = ({ at }) => (at === 'end' ? 0 : 1.5)
const shower = (w: number, d: number) =>
  fitting('shower', { w, d }, { front: 500, tall: true, cost: inCorner })
const vanity = (w: number, type = 'vanity') =>
  fitting(type, { w, d: 480 }, { front: 600, tall: true, cost: ({ at }) => (at === 'end' ? 0 : 0.2) })
const toilet: PieceSpec = {
  w: 820,
  d: 690,
  front: 520,
  parts: () => [{ type: 'toilet', x: 200, y: 0, w: 420, d: 690 }],
  cost: ({ at }) => (at === 'end' ? 0 : 0.4),
}
const bath = fitting('bath', { w: 1670, d: 780 }, { front: 450, cost: inCorner })
const ownBath: PieceSpec = {
  w: 1800,
  d: 900,
  front: 500,
  parts: () => [{ type: 'freestanding-bath', x: 80, y: 80, w: 1640, d: 780 }],
  cost: ({ hasWindow }) => (hasWindow ? 0 : 0.4),
}

export const ENSUITE_SETS: readonly (readonly PieceSpec[])[] = [
  [ownBath, shower(1400, 950), vanity(1800, 'vanity-double'), toilet],
  [shower(1500, 950), vanity(1650, 'vanity-double'), toilet],
  [shower(1200, 900), vanity(1400, 'vanity-double'), toilet],
  [shower(1000, 900), vanity(1200), toilet],
  [shower(900, 900), vanity(900), toilet],
]
export const BATHROOM_SETS: readonly (readonly PieceSpec[])[] = [
  [bath, shower(1000, 900), vanity(1500, 'vanity-double')],
  [bath, shower(900, 900), vanity(1200)],
  [bath, shower(900, 900), vanity(900)],
  [shower(1000, 900), vanity(1200)],
]
/** Fittings of bathrooms without a separate WC. */
export const FULL_BATHROOM_SETS: readonly (readonly PieceSpec[])[] = [
  [bath, shower(1000, 900), vanity(1200), toilet],
  [bath, shower(900, 900), vanity(900), toilet],
  [shower(1200, 900), vanity(1200), toilet],
  [shower(900, 900), vanity(900), toilet],
]
const basin = fitting('basin', { w: 420, d: 300 }, { front: 350, tall: true })
const plainToilet: PieceSpec = {
  ...toilet,
  w: 780,
  parts: () => [{ type: 'toilet', x: 180, y: 0, w: 420, d: 690 }],
  front: 400,
}
export const WC_SETS: readonly (readonly PieceSpec[])[] = [
  [plainToilet, { ...basin, optional: true }],
  [plainToilet],
]
export const POWDER_SETS: readonly (readonly PieceSpec[])[] = [
  [plainToilet, vanity(900)],
  [plainToilet, fitting('vanity', { w: 650, d: 400 }, { front: 500, tall: true })],
  [plainToilet, basin],
]

const tubs = (minWidthMm: number) =>
  fitting('laundry-bench', { w: [minWidthMm, 2900], d: 600 }, { front: 700, cost: ({ w }) => -w / 2500 })
const tallBoard = fitting(
  'shelves',
  { w: [600, 1600], d: 500 },
  { tall: true, front: 500, optional: true, cost: () => 0.3 },
)
export const LAUNDRY_SETS: readonly (readonly PieceSpec[])[] = [
  [tubs(2000), tallBoard],
  [tubs(1450)],
  [fitting('laundry-bench', { w: [1250, 2900], d: 600 })],
]

const shelves = (minWidthMm: number, d: number) =>
  fitting('shelves', { w: [minWidthMm, 4200], d }, { tall: true, front: 600, cost: ({ w }) => -w / 2500 })
export const PANTRY_SETS: readonly (readonly PieceSpec[])[] = [
  [shelves(1000, 420), { ...shelves(900, 380), optional: true }],
  [shelves(800, 350)],
]
const bench = fitting(
  'scullery-bench',
  { w: [1400, 3600], d: 600 },
  { front: 750, cost: ({ w }) => -w / 2500 },
)
export const SCULLERY_SETS: readonly (readonly PieceSpec[])[] = [
  [bench, shelves(900, 380)],
  [bench],
  ...PANTRY_SETS,
]

const rail = (minWidthMm: number, d: number) =>
  fitting('hanging', { w: [minWidthMm, 5000], d }, { tall: true, front: 600, cost: ({ w }) => -w / 2000 })
export const WALK_IN_SETS: readonly (readonly PieceSpec[])[] = [
  [rail(1000, 560), rail(1000, 560), { ...rail(700, 420), optional: true }],
  [rail(1000, 560), rail(800, 380)],
  [rail(1000, 560)],
  [rail(800, 450)],
]
export const MUDROOM_SETS: readonly (readonly PieceSpec[])[] = [
  [fitting('mud-bench', { w: [1000, 2600], d: 450 }, { tall: true, front: 600, cost: ({ w }) => -w / 2500 })],
  [],
]
