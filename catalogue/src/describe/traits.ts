import type { PlanFacts } from '@dream/contract/api/designs/design'

import { footprintOf } from '#plan/build.ts'
import { factsOf, roomsIn, totalAreaOf } from '#plan/facts.ts'
import { centreOf, overlapArea } from '#plan/geometry/geometry.ts'
import type { Plan, Room } from '#plan/level.ts'
import type { Site } from '#plan/site.ts'
import { siteOf } from '#plan/site.ts'

import { hasOwnHall } from './lines/places.ts'

/** Facts from which a plan's texts are made; every figure is measured on the plan. */
export interface Traits {
  facts: PlanFacts
  site: Site
  /** Has a second small home with a kitchen and a front door of its own. */
  isDual: boolean
  /** The main suite faces the street, and all other bedrooms lie at the garden. */
  isSplit: boolean
  /** The hall at the main suite's door leads to no other bedroom. */
  hasOwnHall: boolean
  total: number
  bedrooms: number
  bathrooms: number
  bedroomsAbove: number
  /** Living, dining and kitchen are on the upper storey. */
  livesUpstairs: boolean
  cars: number
  /** Length of the kitchen island along its wall, in metres. */
  islandM: number
  alfrescoM2: number
  balconyM2: number
  openPlanM2: number
  masterM2: number
  /** Room under the void, two storeys high, where there is one. */
  voidOver: 'entry' | 'living' | null
  has: (id: string) => boolean
  hasPiece: (type: string) => boolean
  /** Looks up a room by its id. */
  room: (id: string) => Room | undefined
}

export function traitsOf(plan: Plan): Traits {
  const facts = factsOf(plan)
  const [, upper] = plan.levels
  const rooms = roomsIn(plan)
  const pieces = plan.levels.flatMap((level) => level.pieces)
  const count = (...kinds: string[]) => rooms.filter((room) => kinds.includes(room.kind)).length
  const area = (...ids: string[]) =>
    rooms.filter((room) => ids.includes(room.id)).reduce((sum, room) => sum + room.areaMm2, 0) / 1e6
  const house = footprintOf(plan.levels[0])
  const depths = plan.levels[0].rooms
    .filter((room) => /^bed\d/.test(room.id))
    .map((room) => (centreOf(room.main)[1] - house.y) / house.h)
  const frontDoors = plan.levels[0].openings.filter((one) => one.type === 'entry').length
  const islands = pieces
    .filter((piece) => piece.type === 'island')
    .map(({ rect }) => Math.max(rect.w, rect.h))
  return {
    facts,
    site: siteOf(plan),
    isDual: count('kitchen') > 1 && frontDoors > 1,
    isSplit: facts.masterPosition === 'front' && depths.length > 1 && Math.min(...depths) > 0.6,
    hasOwnHall: hasOwnHall(plan),
    total: totalAreaOf(facts),
    bedrooms: count('master', 'bedroom'),
    bathrooms: count('ensuite', 'bathroom'),
    cars: pieces.filter((piece) => piece.type === 'car').length,
    islandM: Math.max(0, ...islands) / 1000,
    alfrescoM2: Math.round(area('alfresco')),
    balconyM2: Math.round(area('balcony')),
    livesUpstairs: upper?.rooms.some((room) => room.id === 'living') ?? false,
    bedroomsAbove:
      upper?.rooms.filter((room) => room.kind === 'master' || room.kind === 'bedroom').length ?? 0,
    openPlanM2: Math.round(area('living', 'dining', 'kitchen')),
    masterM2: Math.round(area('master')),
    voidOver: voidOver(plan),
    has: (id) => rooms.some((room) => room.id === id),
    hasPiece: (type) => pieces.some((piece) => piece.type === type),
    room: (id) => rooms.find((room) => room.id === id),
  }
}

function voidOver({ levels: [ground, upper] }: Plan): Traits['voidOver'] {
  const above = upper?.rooms.find(({ kind }) => kind === 'void')
  if (!above) return null
  const under = (...kinds: string[]) =>
    ground.rooms
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { main }) => sum + overlapArea(main, above.main), 0)
  return under('entry', 'hall') > under('living', 'dining', 'kitchen') ? 'entry' : 'living'
}
