import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Lesson, Beat } from '../lesson.ts'
import { tally } from '../marks/make.ts'
import type { Mark, MarkOf } from '../marks/mark.ts'
import { glassMetres, glassOf } from '../measure/light.ts'
import { roomsOfKind } from '../measure/rooms.ts'
import { whole } from '../views.ts'
import { metres } from '../text.ts'

const UP = 0
const DOWN = 180

/** Living rooms of the ground floor. */
export const livingOf = (house: House) => roomsOfKind(levelOf(house, 'ground'), 'living', 'dining', 'kitchen')
/** Glass of the living rooms that faces the open. */
export const livingGlass = (house: House) => glassOf(levelOf(house, 'ground'), livingOf(house))

function scene() {
  const house = houseOf('rockpool-rise')
  const level = levelOf(house, 'ground')
  const lit = roomsOfKind(level, 'living', 'dining', 'kitchen', 'master', 'bedroom', 'media', 'study')
  const glass = glassOf(level, lit)
  const view = whole(house, 'ground', 3900)
  const compass: Mark = { kind: 'compass', north: UP }
  const turned: Mark = { kind: 'compass', north: DOWN, before: UP }
  const sun = (north: number, from: number, to: number): MarkOf<'sun'> => ({
    kind: 'sun',
    around: house.box,
    north,
    hours: [from, to],
    glass,
  })
  const facing = glassMetres(livingGlass(house), 'rear')
  const beat = (caption: string, shows: string, marks: readonly Mark[]): Beat => ({
    caption,
    shows,
    view,
    marks,
  })
  return { house, compass, turned, sun, facing, beat }
}

function beatsOf({ house, compass, turned, sun, facing, beat }: ReturnType<typeof scene>): Beat[] {
  return [
    beat(
      'The sun comes up in the east and climbs towards north.',
      `A sun travels around the plan of ${house.title}, from the right to the top. North is at the back of the house.`,
      [compass, sun(UP, 7, 12)],
    ),
    beat(
      'At midday, in most of Australia, it stands in the north.',
      `Sunlight falls through the rear windows onto the living room floor. A figure counts up: ${metres(facing)} metres of glass.`,
      [compass, sun(UP, 7, 12), tally(facing, 'm of glass in the sun')],
    ),
    beat('Late in the day it goes down in the west, low and warm.', 'The sun travels on to the left.', [
      compass,
      sun(UP, 12, 17),
    ]),
    beat(
      'Now turn the block: north is at the street.',
      'The compass turns. The sun travels below the plan; light falls into the rooms at the front.',
      [turned, sun(DOWN, 7, 12)],
    ),
    beat(
      'Same plan, but now the living room has its back to the sun.',
      'At midday only the front rooms are lit.',
      [turned, sun(DOWN, 7, 12)],
    ),
  ]
}

/** Lesson: the sun's path around a house of the southern hemisphere, and the effect of turning the block. */
export function north(): Lesson {
  return {
    slug: 'find-north',
    topic: 'Sun and air',
    title: 'Where is north?',
    description: 'How the sun moves around a house here, and which rooms it reaches.',
    beats: beatsOf(scene()),
    ask: {
      whom: 'Ask before you choose',
      question: 'Where is north on my block, and which rooms will face it?',
    },
    posterBeat: 1,
  }
}
