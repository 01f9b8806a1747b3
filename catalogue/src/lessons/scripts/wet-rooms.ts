import { meet } from '#plan/geometry/geometry.ts'
import type { Room } from '#plan/level.ts'

import { houseOf, levelOf } from '../house.ts'
import type { Lesson } from '../lesson.ts'
import { area, count, eachRoom, roomsIn } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { floorOf, roomsOfKind, squareMetres } from '../measure/rooms.ts'
import { whole } from '../views.ts'
import { claim } from '../text.ts'

/** The floor of rooms that stands over rooms below, and how much of it that is. */
function stackOf(above: readonly Room[], below: readonly Room[]) {
  const shared = floorOf(above).flatMap((rect) => floorOf(below).flatMap((other) => meet(rect, other) ?? []))
  return { shared, percent: Math.round((squareMetres(shared) / squareMetres(floorOf(above))) * 100) }
}

/** Why bathrooms like to stand over kitchens and laundries. */
export function wetRooms(): Lesson {
  const house = houseOf('woodsmoke-wharf')
  const ground = levelOf(house, 'ground')
  const upper = levelOf(house, 'upper')
  const below = roomsOfKind(ground, 'laundry', 'kitchen', 'powder')
  const [ensuite, bathroom] = [roomsOfKind(upper, 'ensuite'), roomsOfKind(upper, 'bathroom')]
  const [good, poor] = [stackOf(ensuite, below), stackOf(bathroom, below)]
  claim(good.percent >= 60 && poor.percent <= 40, 'the ensuite stacks well and the bathroom does not')
  const [view, up] = [whole(house), whole(house, 'upper')]
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
        caption: `The ensuite does well: ${good.percent}% of it stands over water.`,
        shows: 'The ensuite lights up; the part of it over the laundry and the kitchen is coloured.',
        view: up,
        marks: [under, roomsIn(ensuite), area(good.shared, 'sand'), count(good.percent, '% over water')],
      },
      {
        caption: `The bathroom does worse: ${poor.percent}%. Its pipes take a detour.`,
        shows: `The bathroom lights up; ${poor.percent}% of it stands over the rooms below.`,
        view: up,
        marks: [
          under,
          roomsIn(bathroom),
          ...(poor.shared.length > 0 ? [area(poor.shared, 'sand')] : []),
          count(poor.percent, '% over water'),
        ],
      },
    ],
    ask: {
      whom: 'Ask your builder',
      question: 'What lies under each bathroom upstairs, and where do its pipes run?',
    },
    posterBeat: 3,
  }
}
