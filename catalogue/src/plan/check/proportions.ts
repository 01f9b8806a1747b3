import { areaOf } from '../geometry/geometry.ts'
import { OUTDOOR } from '../kinds.ts'
import type { Level, Plan, Room } from '../level.ts'

/** Minimum shares of the floor under the roof: the largest living room, and all shared living rooms. */
const MIN_LIVING_SHARE = 0.066
const MIN_SHARED_SHARE = 0.165
/** Maximum floor per metre of bench, island and fridge: a larger kitchen is half empty. */
const MAX_KITCHEN_M2_PER_METRE = 5.1
/** Service rooms, which do not count as a way to the garden. */
const SERVICE: ReadonlySet<Room['kind']> = new Set(['laundry', 'mudroom', 'garage', 'pantry', 'porch'])

const SHARED: ReadonlySet<Room['kind']> = new Set(['living', 'dining', 'kitchen'])
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function sharedProblems(plan: Plan): string[] {
  const rooms = plan.levels.flatMap((level) => level.rooms)
  const indoor = rooms.filter(({ kind }) => !OUTDOOR.has(kind) && kind !== 'garage' && kind !== 'void')
  const all = sum(indoor.flatMap((room) => room.cells.map(areaOf)))
  const living = Math.max(0, ...rooms.filter(({ kind }) => kind === 'living').map(({ main }) => areaOf(main)))
  const shared = sum(rooms.filter(({ kind }) => SHARED.has(kind)).map(({ areaMm2: area }) => area))
  return [
    ...(living < all * MIN_LIVING_SHARE ? ['the living room is small for the house'] : []),
    ...(shared < all * MIN_SHARED_SHARE ? ['what the family shares is small for the house'] : []),
  ]
}

function kitchenProblems({ rooms, pieces }: Level): string[] {
  return rooms
    .filter((room) => room.kind === 'kitchen')
    .flatMap(({ id, areaMm2: area }) => {
      const joinery = pieces.filter((piece) => piece.room === id && /^(bench|fridge|island)/.test(piece.type))
      const metres = sum(joinery.map(({ rect }) => Math.max(rect.w, rect.h))) / 1000
      return area / 1e6 > metres * MAX_KITCHEN_M2_PER_METRE ? [`${id} is half empty`] : []
    })
}

function gardenProblems({ rooms, openings }: Level): string[] {
  const kindOf = (id: string | null) => rooms.find((room) => room.id === id)?.kind
  const isOut = (id: string | null) => {
    const kind = kindOf(id)
    return id === null || kind === 'alfresco' || kind === 'courtyard'
  }
  const leads = openings
    .filter((one) => one.type !== 'window' && one.type !== 'entry' && isOut(one.low) !== isOut(one.high))
    .map((one) => kindOf(isOut(one.low) ? one.high : one.low))
  return leads.some((kind) => kind && !SERVICE.has(kind)) ? [] : ['only the laundry leads to the garden']
}

/** Problems of proportions: shares of the living rooms, a half-empty kitchen, and the way to the garden. */
export const proportionProblems = (plan: Plan): string[] => [
  ...sharedProblems(plan),
  ...plan.levels.flatMap(kitchenProblems),
  ...gardenProblems(plan.levels[0]),
]
