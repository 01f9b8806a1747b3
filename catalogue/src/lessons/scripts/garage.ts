import type { Point } from '#plan/geometry/geometry.ts'
import { rear } from '#plan/geometry/geometry.ts'
import type { Level, Room } from '#plan/level.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { roomsIn, tag, tally } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { beforePiece, distance, middleOf, pieceIn, roomsOfKind } from '../measure/rooms.ts'
import { begun } from '../marks/walk-line.ts'
import type { Walk } from '../measure/walk.ts'
import { walkBetween } from '../measure/walk.ts'
import { whole } from '../views.ts'
import { claim, inWords, metres } from '../text.ts'

/** Maximum distance of a door from the route that passes it. */
const PASSING_MM = 1300

/** Walk from beside the first car to the fridge. */
export function shopping(house: House): Walk {
  const level = levelOf(house, 'ground')
  const { rect } = pieceIn(level, 'car')
  const beside: Point = [rect.x + rect.w / 2, rear(rect) + 300]
  return walkBetween(level, beside, beforePiece(pieceIn(level, 'fridge')))
}

/** Bedrooms whose door lies along a route. */
function bedroomsPassed(level: Level, { points }: Walk): Room[] {
  const places = Array.from({ length: 101 }, (_, index): Point => begun(points, index / 100).at(-1) ?? [0, 0])
  const isNear = (point: Point) => places.some((place) => distance(place, point) < PASSING_MM)
  return roomsOfKind(level, 'master', 'bedroom').filter(({ id }) =>
    level.openings.some(
      (door) => door.type !== 'window' && (door.low === id || door.high === id) && isNear(middleOf(door)),
    ),
  )
}

function scene() {
  const near = houseOf('sheoak-gully')
  const far = houseOf('kestrel-bend')
  const [first, second] = [shopping(near), shopping(far)]
  const nearLevel = levelOf(near, 'ground')
  const passed = bedroomsPassed(levelOf(far, 'ground'), second)
  const walk: Mark = { kind: 'walk', points: first.points }
  const longWalk: Mark = { kind: 'walk', points: second.points }
  claim(passed.length > 1 && second.metres > 1.4 * first.metres, 'the way is longer and passes bedrooms')
  const bench = pieceIn(nearLevel, 'mud-bench')
  const [view, other] = [whole(near), whole(far)]
  return { near, far, first, second, nearLevel, passed, walk, longWalk, bench, view, other }
}

function beatsOf({
  near,
  far,
  first,
  second,
  nearLevel,
  passed,
  walk,
  longWalk,
  bench,
  view,
  other,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'It rains. You have six bags in the car. Which way?',
      shows: `The plan of ${near.title}; the garage lights up.`,
      view,
      marks: [roomsIn(roomsOfKind(nearLevel, 'garage'))],
    },
    {
      caption: `Here the fridge is ${metres(first.metres)} m away, all of it dry.`,
      shows: 'A way is walked from the car through the mudroom to the kitchen.',
      view,
      marks: [walk, tally(first.metres, 'm')],
    },
    {
      caption: 'There is even a bench to drop things on.',
      shows: 'The bench in the mudroom is pointed out.',
      view,
      marks: [walk, tally(first.metres, 'm'), tag(beforePiece(bench, -100), 'bench', 'above')],
    },
    {
      caption: `On a slim block it can be ${metres(second.metres)} m.`,
      shows: `The same way on the plan of ${far.title}, along the whole hall.`,
      view: other,
      marks: [longWalk, tally(second.metres, 'm')],
      linger: 1,
    },
    {
      caption: `You pass ${inWords(passed.length).toLowerCase()} bedroom doors on the way.`,
      shows: 'The bedrooms along the way are hatched.',
      view: other,
      marks: [longWalk, tally(second.metres, 'm'), roomsIn(passed, 'hatch')],
    },
  ]
}

/** Lesson: the route of the shopping from the car to the fridge. */
export function garage(): Lesson {
  return {
    slug: 'from-car-to-fridge',
    topic: 'Inside the plan',
    title: 'From car to fridge',
    description: 'How to follow the shopping through a plan before you carry it.',
    beats: beatsOf(scene()),
    ask: { whom: 'Ask yourself', question: 'Where do I carry the shopping in, and what do I pass?' },
    posterBeat: 1,
  }
}
