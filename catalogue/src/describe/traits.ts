import type { PlanFacts } from '@dream/contract/api/design'

import { factsOf, roomsIn, totalAreaOf } from '#plan/facts.ts'
import type { Plan, Room } from '#plan/level.ts'

/** What texts about a plan are made from; every figure is measured on it. */
export interface Traits {
  facts: PlanFacts
  total: number
  bedrooms: number
  bathrooms: number
  cars: number
  /** Clear size of a kind of thing along its wall, in metres. */
  islandM: number
  alfrescoM2: number
  openPlanM2: number
  masterM2: number
  has: (id: string) => boolean
  hasPiece: (type: string) => boolean
  /** The main suite's window looks out to the rear, and so on. */
  room: (id: string) => Room | undefined
}

export function traitsOf(plan: Plan): Traits {
  const facts = factsOf(plan)
  const rooms = roomsIn(plan)
  const pieces = plan.levels.flatMap((level) => level.pieces)
  const count = (...kinds: string[]) => rooms.filter((room) => kinds.includes(room.kind)).length
  const area = (...ids: string[]) =>
    rooms.filter((room) => ids.includes(room.id)).reduce((sum, room) => sum + room.area, 0) / 1e6
  const island = pieces.find((piece) => piece.type === 'island')
  return {
    facts,
    total: totalAreaOf(facts),
    bedrooms: count('master', 'bedroom'),
    bathrooms: count('ensuite', 'bathroom'),
    cars: pieces.filter((piece) => piece.type === 'car').length,
    islandM: island ? Math.max(island.rect.w, island.rect.h) / 1000 : 0,
    alfrescoM2: Math.round(area('alfresco')),
    openPlanM2: Math.round(area('living', 'dining', 'kitchen')),
    masterM2: Math.round(area('master')),
    has: (id) => rooms.some((room) => room.id === id),
    hasPiece: (type) => pieces.some((piece) => piece.type === type),
    room: (id) => rooms.find((room) => room.id === id),
  }
}
