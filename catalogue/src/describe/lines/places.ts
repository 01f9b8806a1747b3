import type { RoomKind } from '@dream/contract/api/designs/design'

import { footprintOf } from '#plan/build.ts'
import { centreOf, rear } from '#plan/geometry/geometry.ts'
import type { Level, Plan, Room } from '#plan/level.ts'

/** Queries about the places of rooms in a plan, and what they open to. */
export interface Places {
  level: Level
  room: (id: string) => Room | undefined
  /** Position from 0 at the street to 1 at the garden; the middle of the house for a missing room. */
  back: (id: string) => number
  /** Position from 0 to 1, left to right. */
  across: (id: string) => number
  /** Share of the house's width that a room takes. */
  widthShare: (id: string) => number
  /** Kinds of rooms that doors of a room lead to; 'garden' is outside. */
  doorsOf: (id: string) => readonly (RoomKind | 'garden')[]
  /** Whether a door or an open side joins two rooms. */
  isJoined: (one: string, other: string) => boolean
  /** Whether two rooms share a wall. */
  isBeside: (one: string, other: string) => boolean
  isAtStreet: (id: string) => boolean
  isAtRear: (id: string) => boolean
}

const SLACK_MM = 1600

export function placesIn(plan: Plan, storey: 0 | 1 = 0): Places {
  const level = plan.levels[storey] ?? plan.levels[0]
  const house = footprintOf(level)
  const room = (id: string) => level.rooms.find((one) => one.id === id)
  const kindOf = (id: string | null) => room(id ?? '')?.kind ?? 'garden'
  const at = (id: string) => centreOf(room(id)?.main ?? house)
  const doors = level.openings.filter((one) => one.type !== 'window')
  const isPair = (line: { low: string | null; high: string | null }, one: string, other: string) =>
    (line.low === one && line.high === other) || (line.low === other && line.high === one)
  const indoor = level.rooms.filter(
    ({ kind }) => !['alfresco', 'porch', 'balcony', 'courtyard'].includes(kind),
  )
  const frontMm = Math.min(...indoor.map(({ main }) => main.y))
  const rearMm = Math.max(...indoor.map(({ main }) => rear(main)))
  return {
    level,
    room,
    back: (id) => (at(id)[1] - house.y) / house.h,
    across: (id) => (at(id)[0] - house.x) / house.w,
    widthShare: (id) => (room(id)?.main.w ?? 0) / house.w,
    doorsOf: (id) =>
      doors
        .filter((one) => one.low === id || one.high === id)
        .map((one) => kindOf(one.low === id ? one.high : one.low)),
    isJoined: (one, other) =>
      doors.some((line) => isPair(line, one, other)) ||
      level.boundaries.some((line) => line.kind === 'open' && isPair(line, one, other)),
    isBeside: (one, other) => level.boundaries.some((line) => isPair(line, one, other)),
    isAtStreet: (id) => (room(id)?.main.y ?? rearMm) < frontMm + SLACK_MM,
    isAtRear: (id) => {
      const main = room(id)?.main
      return main !== undefined && rear(main) > rearMm - SLACK_MM
    },
  }
}

/** Whether all children's bedrooms lie on one half of the house. */
export function isInARow({ level, across }: Places): boolean {
  const beds = level.rooms
    .filter(({ kind }) => kind === 'bedroom' || kind === 'master')
    .map(({ id }) => across(id))
  return beds.length > 2 && (beds.every((at) => at < 0.5) || beds.every((at) => at > 0.5))
}

/** Number of bedroom doors in a lobby, away from the main hall. */
export const roundLobby = ({ level }: Places) =>
  level.openings.filter(
    ({ type, low, high }) =>
      type !== 'window' && [low, high].includes('lobby') && [low, high].some((id) => /^bed\d/.test(id ?? '')),
  ).length

/** Whether the main suite's door is in a hall that leads to no other bedroom. */
export function hasOwnHall({ levels }: Plan): boolean {
  return levels.some(({ rooms, openings }) => {
    const isDoor = openings.filter(({ type }) => type !== 'window')
    const roomOf = (id: string | null) => rooms.find((one) => one.id === id)
    const hall = isDoor
      .filter(({ low, high }) => [low, high].includes('master'))
      .map(({ low, high }) => roomOf(low === 'master' ? high : low))
      .find((one) => one && ['hall', 'entry', 'landing'].includes(one.kind))
    if (!hall) return false
    return !isDoor.some(
      ({ low, high }) =>
        [low, high].includes(hall.id) && [low, high].some((id) => roomOf(id)?.kind === 'bedroom'),
    )
  })
}
