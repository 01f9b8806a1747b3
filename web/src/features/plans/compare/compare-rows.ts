import type { CardDesign, CardPlan, CardRoom, RoomKind } from '@dream/contract/api/designs/design'
import { ROOM_KINDS } from './room-order.ts'
import { ROOM_NAMES } from '@dream/contract/rules/designs/rooms'
import {
  fitOn,
  houseOf,
  lotFor,
  metresText,
  type Block,
  type Ground,
} from '@dream/contract/rules/land/land-fit'

/** Row of the comparison: a cell per plan, with a few lines each. */
export type CompareRow = { name: string; cells: readonly (readonly string[])[]; differs: boolean }
export type CompareGroup = { title: string; rows: readonly CompareRow[] }

type Person = { ground: Ground; block: Block | null }

/** Rows with everything that plans have or lack, the same feature in one row. */
export function compareRows(designs: readonly CardDesign[], person: Person): CompareGroup[] {
  const plans = designs.flatMap((design) => (design.plan ? [{ design, plan: design.plan }] : []))
  const row = (name: string, of: (each: (typeof plans)[number]) => string | null): CompareRow => {
    const cells = plans.map((each) => [of(each) ?? '–'])
    return { name, cells, differs: areDifferent(cells) }
  }
  return [
    { title: 'Block', rows: blockRows(row, person) },
    { title: 'House', rows: houseRows(row) },
    { title: 'Rooms', rows: roomRows(plans.map(({ plan }) => plan)) },
  ]
}

type MakeRow = (
  name: string,
  of: (each: { design: CardDesign; plan: CardPlan }) => string | null,
) => CompareRow

function blockRows(row: MakeRow, { ground, block }: Person): CompareRow[] {
  const lot = (design: CardDesign) => {
    const house = houseOf(design)
    return house && lotFor(house, ground)
  }
  const metres = (length: number | undefined) => (length === undefined ? null : metresText(length))
  const fit = (design: CardDesign) => {
    const house = houseOf(design)
    return house && block && fitOn(block, house).summary
  }
  return [
    ...(block ? [row('On my block', ({ design }) => fit(design))] : []),
    row('Lot width', ({ design }) => metres(lot(design)?.width)),
    row('Lot depth', ({ design }) => metres(lot(design)?.depth)),
  ]
}

const SIDES = {
  front: 'Front',
  rear: 'Rear',
  left: 'Left',
  right: 'Right',
  middle: 'Middle',
  upper: 'Upstairs',
}
const text = (count: number | null) => (count === null ? null : String(count))
const area = (square: number | null) => (square === null || square === 0 ? null : `${Math.round(square)} m²`)

const houseRows = (row: MakeRow): CompareRow[] => [
  row('Bedrooms', ({ design }) => text(design.bedrooms)),
  row('Bathrooms', ({ design }) => text(design.bathrooms)),
  row('Cars', ({ design }) => text(design.garages)),
  row('Storeys', ({ plan }) => text(plan.storeys)),
  row('Total area', ({ design }) => area(design.totalArea)),
  row('House', ({ plan }) => `${plan.houseWidth.toFixed(1)} × ${plan.houseDepth.toFixed(1)} m`),
  row('Living areas', ({ plan }) => text(plan.livingAreas)),
  row('Living is at the', ({ plan }) => plan.livingSide && SIDES[plan.livingSide]),
  row('Main bedroom is', ({ plan }) => plan.masterPosition && SIDES[plan.masterPosition]),
  row('Toilets', ({ plan }) => text(plan.toilets)),
]

const PASSAGES: readonly RoomKind[] = ['hall', 'landing', 'stair', 'void', 'entry']

function roomRows(plans: readonly CardPlan[]): CompareRow[] {
  return ROOM_KINDS.filter((kind) => !PASSAGES.includes(kind)).flatMap((kind) => {
    const cells = plans.map(({ rooms }) =>
      rooms
        .filter((room) => room.kind === kind)
        .toSorted((a, b) => b.area - a.area)
        .map(sizeOf),
    )
    if (cells.every((cell) => cell.length === 0)) return []
    const shown = cells.map((cell) => (cell.length === 0 ? ['–'] : cell))
    return [{ name: ROOM_NAMES[kind], cells: shown, differs: areDifferent(shown) }]
  })
}

const sizeOf = ({ width, depth }: CardRoom) => `${(width / 1000).toFixed(1)} × ${(depth / 1000).toFixed(1)}`

const areDifferent = (cells: readonly (readonly string[])[]) =>
  new Set(cells.map((cell) => cell.join('\n'))).size > 1
