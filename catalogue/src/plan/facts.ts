import type { PlanFacts, PlanRoom, RoomKind } from '@dream/contract/api/designs/design'

import { footprintOf } from './build.ts'
import { areaOf, boundsOf, centreOf } from './geometry/geometry.ts'
import { OUTDOOR } from './kinds.ts'
import type { Facing, Level, Plan, Room } from './level.ts'
import { DOOR_GLASS_HEIGHT_M, outsideOf } from './openings/place-windows.ts'
import { LANE_M, SETBACKS_M, siteOf } from './site.ts'

const SQUARE_M2 = 9.29

const round = (value: number, step: number) => Math.round(Math.round(value / step) * step * 1000) / 1000
const upTo = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step

const grossOf = (room: Room) => room.cells.reduce((sum, cell) => sum + areaOf(cell), 0) / 1e6

function areaWhere(level: Level | undefined, isCounted: (room: Room) => boolean): number {
  return (level?.rooms ?? []).filter(isCounted).reduce((sum, room) => sum + grossOf(room), 0)
}

export const roomsIn = (plan: Plan): Room[] => plan.levels.flatMap((level) => level.rooms)
export const countOf = (plan: Plan, ...kinds: RoomKind[]) =>
  roomsIn(plan).filter((room) => kinds.includes(room.kind)).length

/** Side of the house that most of the glass at the living end faces. */
function livingSide({ levels }: Plan): Facing {
  const glass: Record<Facing, number> = { rear: 0.01, left: 0, right: 0, front: 0 }
  for (const boundary of levels.flatMap((level) => level.openings)) {
    const id = [boundary.low, boundary.high].find((one) => one === 'living' || one === 'dining')
    if (!id || (boundary.type !== 'window' && boundary.type !== 'slider')) continue
    const other = boundary.low === id ? boundary.high : boundary.low
    if (other !== null && !/^(alfresco|courtyard|porch|balcony)/.test(other)) continue
    const side = outsideOf({ ...boundary, at: 0, kind: 'external' }, id)
    glass[side] += ((boundary.span[1] - boundary.span[0]) / 1000) * DOOR_GLASS_HEIGHT_M
  }
  const sides: Facing[] = ['rear', 'left', 'right', 'front']
  return sides.reduce((best, side) => (glass[side] > glass[best] ? side : best), 'rear')
}

function masterPosition(plan: Plan): PlanFacts['masterPosition'] {
  const [ground, upper] = plan.levels
  if (upper?.rooms.some((room) => room.kind === 'master')) return 'upper'
  const master = ground.rooms.find((room) => room.kind === 'master')
  const house = footprintOf(ground)
  const depth = master ? (centreOf(master.main)[1] - house.y) / house.h : 0
  return depth < 0.4 ? 'front' : depth > 0.6 ? 'rear' : 'middle'
}

function garageSide({ levels: [ground] }: Plan): PlanFacts['garageSide'] {
  const garage = ground.rooms.find((room) => room.kind === 'garage')
  if (!garage) return 'none'
  const house = footprintOf(ground)
  return centreOf(garage.main)[0] < house.x + house.w / 2 ? 'left' : 'right'
}

function planRoom(level: Level, room: Room): PlanRoom {
  return {
    id: `${level.name}-${room.id}`,
    name: room.name,
    kind: room.kind,
    level: level.name,
    polygon: room.polygon.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]),
    width: Math.round(room.main.w),
    depth: Math.round(room.main.h),
    area: Math.max(0.1, round(room.areaMm2 / 1e6, 0.1)),
  }
}

export const totalAreaOf = ({ areas }: Pick<PlanFacts, 'areas'>) =>
  Math.round(areas.ground + areas.upper + areas.garage + areas.alfresco + areas.porch)

/** Facts of a plan, measured from its geometry. */
export function factsOf(plan: Plan): PlanFacts {
  const [ground, upper] = plan.levels
  const house = boundsOf(plan.levels.map(footprintOf))
  const site = siteOf(plan)
  const isLiving = ({ kind }: Room) => !OUTDOOR.has(kind) && kind !== 'garage' && kind !== 'void'
  const areas = {
    ground: round(areaWhere(ground, isLiving), 0.1),
    upper: round(areaWhere(upper, isLiving), 0.1),
    garage: round(
      areaWhere(ground, (room) => room.kind === 'garage'),
      0.1,
    ),
    alfresco: round(
      areaWhere(ground, (room) => room.kind === 'alfresco') +
        areaWhere(upper, (room) => room.kind === 'balcony'),
      0.1,
    ),
    porch: round(
      areaWhere(ground, (room) => room.kind === 'porch'),
      0.1,
    ),
  }
  return {
    template: plan.template,
    storeys: upper ? 2 : 1,
    houseWidth: round(house.w / 1000, 0.01),
    houseDepth: round(house.h / 1000, 0.01),
    minLotWidth: upTo(house.w / 1000 + site.sidesM, 0.5),
    minLotDepth: upTo(house.h / 1000 + SETBACKS_M.front + (site.isLane ? LANE_M : SETBACKS_M.rear), 0.5),
    livingAreas: countOf(plan, 'living', 'media', 'retreat', 'activity'),
    toilets: plan.levels.flatMap((level) => level.pieces).filter((piece) => piece.type === 'toilet').length,
    study: countOf(plan, 'study') > 0,
    areas,
    squares: round(totalAreaOf({ areas }) / SQUARE_M2, 0.1),
    livingSide: livingSide(plan),
    masterPosition: masterPosition(plan),
    garageSide: garageSide(plan),
    rooms: plan.levels.flatMap((level) => level.rooms.map((room) => planRoom(level, room))),
  }
}
