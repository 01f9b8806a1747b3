import type { RoomKind } from '@dream/contract/api/designs/design'

import { isWithin, overlaps, rectOn, spanOverlap } from '../geometry/geometry.ts'
import { COVERED, isCupboard } from '../kinds.ts'
import type { Level, Piece } from '../level.ts'
import { openGroup } from '../openings/place-doors.ts'

const NEEDS: Partial<Record<RoomKind, readonly RegExp[]>> = {
  master: [/^bed-(king|queen)/],
  bedroom: [/^bed-/],
  living: [/sofa/, /^screen/],
  dining: [/^table/],
  kitchen: [/^bench/, /^fridge/],
  ensuite: [/^shower/, /^vanity/, /^toilet/],
  bathroom: [/^(bath|shower)/, /^vanity/],
  wc: [/^toilet/],
  powder: [/^toilet/, /^(vanity|basin)/],
  laundry: [/^laundry-bench/],
  study: [/^desk/],
  garage: [/^car/],
  media: [/sofa/],
  stair: [/^stair/],
}
const TALL = /^(fridge|shower|shelves|hanging|wardrobe)/

function missing(level: Level): string[] {
  return level.rooms.flatMap((room) => {
    const types = level.pieces.filter((piece) => piece.room === room.id).map((piece) => piece.type)
    if (isCupboard(room.id)) return []
    return (NEEDS[room.kind] ?? [])
      .filter((need) => !types.some((type) => need.test(type)))
      .map((need) => `${room.id} lacks ${need.source}`)
  })
}

const isFlat = ({ type }: Piece) => type === 'rug'

/** Allowed overlap: stools and chairs are pushed a little under their table or island. */
const belongTogether = (a: Piece, b: Piece) => /^(stool|chair)/.test(a.type) || /^(stool|chair)/.test(b.type)

function collisions(level: Level): string[] {
  const solid = level.pieces.filter((piece) => !isFlat(piece))
  return solid.flatMap((a, index) =>
    solid
      .slice(index + 1)
      .flatMap((b) =>
        overlaps(a.rect, b.rect, 20) && !(belongTogether(a, b) && a.room === b.room)
          ? [`${a.type} and ${b.type} collide in ${a.room}`]
          : [],
      ),
  )
}

function strays(level: Level): string[] {
  return level.pieces.flatMap((piece) => {
    const group = openGroup(level, piece.room)
    const floor = level.rooms
      .filter((room) => room.id === piece.room || (group.has(room.id) && !COVERED.has(room.kind)))
      .flatMap((room) => room.tiles)
    return isWithin(piece.rect, floor) ? [] : [`${piece.type} sticks out of ${piece.room}`]
  })
}

function blindWindows(level: Level): string[] {
  return level.openings
    .filter((one) => one.type === 'window')
    .flatMap((window) => {
      const isBefore = ({ rect }: Piece) => {
        const [low, high, from, to] =
          window.axis === 'x'
            ? [rect.x, rect.x + rect.w, rect.y, rect.y + rect.h]
            : [rect.y, rect.y + rect.h, rect.x, rect.x + rect.w]
        const touches = Math.abs(low - window.band[1]) < 60 || Math.abs(high - window.band[0]) < 60
        return touches && spanOverlap([from, to], window.span) > 60
      }
      const blind = level.pieces.find((piece) => TALL.test(piece.type) && isBefore(piece))
      return blind ? [`a ${blind.type} hides a window of ${blind.room}`] : []
    })
}

/** Depth of the free floor in front of a cupboard. */
const CUPBOARD_FRONT = 480

function blockedCupboards(level: Level): string[] {
  return level.boundaries
    .filter((line) => line.kind === 'cupboard')
    .flatMap(({ axis, at, span, low, high }) => {
      const isLow = low !== null && isCupboard(low)
      const strip = rectOn(axis, isLow ? [at, at + CUPBOARD_FRONT] : [at - CUPBOARD_FRONT, at], span)
      const room = isLow ? high : low
      const blocking = level.pieces.find(
        (piece) => piece.room === room && !isFlat(piece) && overlaps(piece.rect, strip, 20),
      )
      return blocking ? [`a ${blocking.type} stands before ${(isLow ? low : high) ?? ''}`] : []
    })
}

export const furnitureProblems = (level: Level) => [
  ...missing(level),
  ...collisions(level),
  ...strays(level),
  ...blindWindows(level),
  ...blockedCupboards(level),
]
