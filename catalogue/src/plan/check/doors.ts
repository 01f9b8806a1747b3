import { isWithin, overlaps, spanOverlap } from '../geometry/geometry.ts'
import { PASSAGES } from '../kinds.ts'
import type { Level, Opening } from '../level.ts'
import { approachOf, openGroup, sharedSpans, sweepOf } from '../openings/place-doors.ts'

const named = ({ type, low, high }: Opening) => `the ${type} ${low ?? 'garden'}-${high ?? 'garden'}`

function wallProblems(level: Level): string[] {
  return level.openings.flatMap((one) => {
    const wall = level.boundaries.find(
      (line) =>
        line.axis === one.axis &&
        line.low === one.low &&
        line.high === one.high &&
        line.band[0] === one.band[0] &&
        spanOverlap(line.span, one.span) > 0,
    )
    if (!wall || wall.band[0] === wall.band[1]) return [`${named(one)} is in no wall`]
    const isHeld = sharedSpans(level, wall).some(
      ([from, to]) => from <= one.span[0] - 20 && to >= one.span[1] + 20,
    )
    return isHeld ? [] : [`${named(one)} runs past its wall`]
  })
}

function clashes(level: Level): string[] {
  return level.openings.flatMap((a, index) =>
    level.openings.slice(index + 1).flatMap((b) => {
      if (a.axis === b.axis && a.band[0] === b.band[0] && spanOverlap(a.span, b.span) > -40)
        return [`${named(a)} and ${named(b)} overlap`]
      const [sweepA, sweepB] = [sweepOf(a), sweepOf(b)]
      return sweepA && sweepB && overlaps(sweepA, sweepB) ? [`${named(a)} hits ${named(b)}`] : []
    }),
  )
}

function sweepProblems(level: Level): string[] {
  return level.openings.flatMap((one) => {
    const sweep = sweepOf(one)
    const into = one.into === 'low' ? one.low : one.high
    if (!sweep || !into) return []
    const group = openGroup(level, into)
    const floor = level.rooms.filter((room) => group.has(room.id)).flatMap((room) => room.tiles)
    const struck = level.pieces.find((piece) => piece.type !== 'rug' && overlaps(piece.rect, sweep, 20))
    return [
      ...(isWithin(sweep, floor) ? [] : [`${named(one)} cannot open`]),
      ...(struck ? [`${named(one)} hits a ${struck.type}`] : []),
    ]
  })
}

/** Free floor behind a door: in front of a bed, and in front of anything else. */
const STEP_IN = { bed: 580, other: 440 }

function wayProblems(level: Level): string[] {
  return level.openings
    .filter((one) => one.type !== 'window' && one.type !== 'roller')
    .flatMap((one) => {
      const ways = (depth: number) => (['low', 'high'] as const).map((side) => approachOf(one, side, depth))
      const [byBed, byOther] = [
        ways(one.type === 'slider' ? STEP_IN.other : STEP_IN.bed),
        ways(STEP_IN.other),
      ]
      const struck = level.pieces.find(
        ({ type, rect }) =>
          type !== 'rug' &&
          !type.startsWith('stair') &&
          (type.startsWith('bed-') ? byBed : byOther).some((way) => overlaps(rect, way, 20)),
      )
      return struck ? [`a ${struck.type} stands before ${named(one)}`] : []
    })
}

/** Problem: a WC opens to the entry or to a living room. */
function privacyProblems(level: Level): string[] {
  const entry = level.rooms.find((room) => room.kind === 'entry')
  const living = level.rooms
    .filter((room) => ['living', 'dining', 'kitchen'].includes(room.kind))
    .map((room) => room.id)
  return level.openings.flatMap((one) => {
    const rooms = [one.low, one.high]
    const wet = level.rooms.find(
      (room) => rooms.includes(room.id) && (room.kind === 'wc' || room.kind === 'powder'),
    )
    const other = level.rooms.find((room) => rooms.includes(room.id) && room !== wet)
    if (!wet || !other || one.type === 'window') return []
    return living.includes(other.id) || (other === entry && !PASSAGES.has(other.kind))
      ? [`${wet.id} opens to the ${other.id}`]
      : []
  })
}

/** Problem: a bedroom has more than one door from inside the house. */
function doubledProblems(level: Level): string[] {
  const others = new Set(['ensuite', 'bathroom', 'robe', 'alfresco', 'balcony', 'courtyard'])
  return level.rooms
    .filter((room) => room.kind === 'bedroom' || room.kind === 'master')
    .flatMap(({ id }) => {
      const ways = level.openings.filter((one) => {
        const beyond = one.low === id ? one.high : one.high === id ? one.low : null
        const kind = level.rooms.find((room) => room.id === beyond)?.kind
        return one.type !== 'window' && kind !== undefined && !others.has(kind)
      })
      return ways.length > 1 ? [`${id} has ${ways.length} doors`] : []
    })
}

export const doorProblems = (level: Level) => [
  ...wallProblems(level),
  ...clashes(level),
  ...sweepProblems(level),
  ...wayProblems(level),
  ...privacyProblems(level),
  ...doubledProblems(level),
]
