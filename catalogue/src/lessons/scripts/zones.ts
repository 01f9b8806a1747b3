import { isCupboard } from '#plan/kinds.ts'
import type { Level, Room } from '#plan/level.ts'

import { houseOf, levelOf } from '../house.ts'
import type { House } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { count, roomsIn } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { sharedWalls } from '../measure/neighbours.ts'
import { roomsOfKind } from '../measure/rooms.ts'
import { whole } from '../views.ts'
import { claim, inWords } from '../text.ts'

/** Whether a cupboard belongs to one of the rooms: it opens to its room without a wall. */
const touches = ({ boundaries }: Level, { id }: Room, rooms: readonly Room[]) =>
  boundaries.some(({ low, high }) =>
    rooms.some((room) => (low === id && high === room.id) || (high === id && low === room.id)),
  )

/** Busy and quiet rooms of a house, and the walls they share. */
export function zonesOf(house: House) {
  const level = levelOf(house, 'ground')
  const busy = roomsOfKind(level, 'living', 'dining', 'kitchen')
  const quiet = roomsOfKind(level, 'master', 'bedroom')
  const walls = sharedWalls(level, busy, quiet)
  const noisy = quiet.filter(({ id }) => walls.some(({ a, b }) => a === id || b === id))
  const between = level.rooms.filter(
    (room) =>
      isCupboard(room.id) && sharedWalls(level, busy, [room]).length > 0 && touches(level, room, quiet),
  )
  const strokes: Mark = { kind: 'strokes', lines: walls.map(({ line }) => line), tone: 'wrong' }
  return {
    busy: roomsIn(busy),
    quiet: roomsIn(quiet, 'hatch'),
    between,
    strokes,
    noisy,
    bedrooms: quiet.length,
  }
}

function scene() {
  const near = houseOf('pigface-landing')
  const apart = houseOf('rockpool-gully')
  const [first, second] = [zonesOf(near), zonesOf(apart)]
  const view = whole(near)
  const other = whole(apart)
  const loud = first.noisy.length
  claim(loud > 1, 'bedrooms share a wall with the living area')
  claim(second.noisy.length === 0 && second.between.length > 0, 'robes keep the bedrooms apart')
  return { near, apart, first, second, view, other, loud }
}

function beatsOf({ near, apart, first, second, view, other, loud }: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'Every home has busy rooms: cooking, talking, television.',
      shows: `On the plan of ${near.title}, kitchen, dining and living are coloured.`,
      view,
      marks: [first.busy],
    },
    {
      caption: 'And quiet ones, where somebody is asleep.',
      shows: 'The bedrooms are hatched.',
      view,
      marks: [first.busy, first.quiet],
    },
    {
      caption: `Where they touch: ${inWords(loud).toLowerCase()} bedrooms share a wall with the noise.`,
      shows: 'The shared walls are drawn in red.',
      view,
      marks: [first.busy, first.quiet, first.strokes, count(loud, `of ${first.bedrooms} bedrooms`)],
      linger: 0.4,
    },
    {
      caption: 'In this house, robes stand between them like a cushion.',
      shows: `The same colours on the plan of ${apart.title}. The robes between bedrooms and living area are coloured too.`,
      view: other,
      marks: [second.busy, second.quiet, roomsIn(second.between, 'sand')],
    },
    {
      caption: 'Not one bedroom wall is shared with the living end.',
      shows: 'No wall is red.',
      view: other,
      marks: [
        second.busy,
        second.quiet,
        roomsIn(second.between, 'sand'),
        count(second.noisy.length, `of ${second.bedrooms} bedrooms`),
      ],
    },
  ]
}

/** Lesson: where busy rooms and bedrooms meet. */
export function zones(): Lesson {
  return {
    slug: 'quiet-and-busy',
    topic: 'Inside the plan',
    title: 'Quiet rooms, busy rooms',
    description: 'How to see on a plan which bedrooms will hear the living room.',
    beats: beatsOf(scene()),
    ask: {
      whom: 'Ask your designer',
      question: 'Which bedrooms share a wall with a busy room, and what is in that wall?',
    },
    posterBeat: 2,
  }
}
