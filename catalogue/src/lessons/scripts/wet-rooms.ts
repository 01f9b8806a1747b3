import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow, meet } from '#plan/geometry/geometry.ts'
import type { Room } from '#plan/level.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Lesson, View } from '../lesson.ts'
import { area, count, eachRoom, roomsIn } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { floorOf, roomsOfKind, squareMetres } from '../measure/rooms.ts'
import { whole } from '../views.ts'
import { claim } from '../text.ts'

/** Floor of rooms that lies over rooms below, and its share. */
export function stackOf(above: readonly Room[], below: readonly Room[]) {
  const shared = floorOf(above).flatMap((rect) => floorOf(below).flatMap((other) => meet(rect, other) ?? []))
  return { shared, percent: Math.round((squareMetres(shared) / squareMetres(floorOf(above))) * 100) }
}

/** Wet rooms of the ground floor. */
export const waterBelow = (house: House) =>
  roomsOfKind(levelOf(house, 'ground'), 'laundry', 'kitchen', 'powder')

/** Frame of the upper floor and the wet rooms below it, closer than the whole house. */
export const stackFrame = (house: House): Rect =>
  grow(boundsOf(floorOf([...levelOf(house, 'upper').rooms, ...waterBelow(house)])), 1300)

/** Lesson: why bathrooms are placed over kitchens and laundries. */
export function wetRooms(): Lesson {
  const house = houseOf('yellowbox-track')
  const upper = levelOf(house, 'upper')
  const below = waterBelow(house)
  const [ensuite, bathroom] = [roomsOfKind(upper, 'ensuite'), roomsOfKind(upper, 'bathroom')]
  const [part, good] = [stackOf(ensuite, below), stackOf(bathroom, below)]
  claim(good.percent >= 90, 'the bathroom stands over water')
  claim(part.percent >= 25 && part.percent <= 60, 'about half of the ensuite does')
  const view = whole(house)
  const up: View = { ...view, level: 'upper', frame: stackFrame(house) }
  const under: Mark = { kind: 'outline', rects: floorOf(below) }
  return {
    slug: 'stack-the-wet-rooms',
    topic: 'Building it',
    title: 'Keep the water together',
    description: 'How to see whether pipes run straight down or wander through the house.',
    beats: [
      {
        caption: 'Water runs downhill. Every drain needs a way to the ground.',
        shows: `The ground floor of ${house.title}.`,
        view,
        marks: [],
      },
      {
        caption: 'Downstairs, water is here: kitchen, laundry, powder room.',
        shows: 'The three rooms light up.',
        view,
        marks: eachRoom(below),
      },
      {
        caption: 'Now the floor above. What stands over them?',
        shows:
          'The upper floor is laid over the ground floor; dashed outlines show the rooms with water below.',
        view: up,
        marks: [under],
      },
      {
        caption: `The bathroom does well: ${good.percent}% of it stands over water.`,
        shows: 'The bathroom lights up; the part of it over rooms with water is coloured.',
        view: up,
        marks: [under, roomsIn(bathroom), area(good.shared, 'sand'), count(good.percent, '% over water')],
      },
      {
        caption: `Of the ensuite, ${part.percent}% does. The rest takes a short detour.`,
        shows: 'The ensuite lights up; again the part of it over rooms with water is coloured.',
        view: up,
        marks: [under, roomsIn(ensuite), area(part.shared, 'sand'), count(part.percent, '% over water')],
      },
    ],
    ask: {
      whom: 'Ask your builder',
      question: 'What lies under each bathroom upstairs, and where do its pipes run?',
    },
    posterBeat: 3,
  }
}
