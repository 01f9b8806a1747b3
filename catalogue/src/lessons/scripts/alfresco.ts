import { centreOf } from '#plan/geometry/geometry.ts'
import type { Opening } from '#plan/level.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { area, roomsIn, tally } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { beforePiece, floorOf, pieceIn, roomsById, squareMetres } from '../measure/rooms.ts'
import { walkBetween } from '../measure/walk.ts'
import { whole } from '../views.ts'
import { metres } from '../text.ts'

/** The alfresco of a house, the walk to its table, and the openings to it. */
export function outdoorsOf(house: House) {
  const level = levelOf(house, 'ground')
  const rooms = roomsById(level, 'alfresco')
  const table = pieceIn(level, 'outdoor-8', 'outdoor-6')
  const walk = walkBetween(level, beforePiece(pieceIn(level, 'bench-cooktop')), centreOf(table.rect))
  const isUnderRoof = ({ low, high, type }: Opening) =>
    (low === 'alfresco' || high === 'alfresco') && low !== null && high !== null && type !== 'cavity'
  const glass = level.openings.filter(isUnderRoof)
  return { rooms, walk, glass, squareMetres: squareMetres(floorOf(rooms)) }
}

const lineOf = ({ axis, band, span }: Opening) => {
  const at = (band[0] + band[1]) / 2
  return axis === 'x'
    ? ([
        [at, span[0]],
        [at, span[1]],
      ] as const)
    : ([
        [span[0], at],
        [span[1], at],
      ] as const)
}

function scene() {
  const near = houseOf('seagrass-fold')
  const far = houseOf('redgum-rise')
  const [first, second] = [outdoorsOf(near), outdoorsOf(far)]
  const [view, other] = [whole(near), whole(far)]
  const openings: Mark = { kind: 'strokes', lines: first.glass.map(lineOf), tone: 'marker' }
  const walk: Mark = { kind: 'walk', points: first.walk.points }
  const longWalk: Mark = { kind: 'walk', points: second.walk.points }
  return { near, far, first, second, view, other, openings, walk, longWalk }
}

function beatsOf({
  near,
  far,
  first,
  second,
  view,
  other,
  openings,
  walk,
  longWalk,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'An alfresco is a room too. Ask it the same questions.',
      shows: `The roofed alfresco of ${near.title} lights up.`,
      view,
      marks: [roomsIn(first.rooms)],
    },
    {
      caption: `How big? ${metres(first.squareMetres)} m² under a roof.`,
      shows: 'A figure counts its area.',
      view,
      marks: [roomsIn(first.rooms), tally(first.squareMetres, 'm²')],
    },
    {
      caption: `How far from the cook? ${metres(first.walk.metres)} m to the table.`,
      shows: 'A way is walked from the cooktop through the glass door to the table.',
      view,
      marks: [roomsIn(first.rooms), walk, tally(first.walk.metres, 'm')],
    },
    {
      caption: `In this house, plates travel ${metres(second.walk.metres)} m.`,
      shows: `The same way on the plan of ${far.title}.`,
      view: other,
      marks: [area(floorOf(second.rooms)), longWalk, tally(second.walk.metres, 'm')],
      linger: 0.6,
    },
    {
      caption: 'And a roof shades the glass behind it, in winter too.',
      shows: `On the plan of ${near.title}, the glass behind the roof is drawn thick.`,
      view,
      marks: [roomsIn(first.rooms, 'hatch'), openings],
    },
  ]
}

/** Lesson: the alfresco, a roofed room without walls, and its distance from the kitchen. */
export function alfresco(): Lesson {
  return {
    slug: 'the-outdoor-room',
    topic: 'Sun and air',
    title: 'A room without walls',
    description: 'What to look for in an alfresco besides its size.',
    beats: beatsOf(scene()),
    ask: {
      whom: 'Ask at the display home',
      question: 'How far is it to the table, and where is the sun at dinner?',
    },
    posterBeat: 2,
  }
}
