import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, centreOf, rear, right } from '#plan/geometry/geometry.ts'
import type { Level, Piece } from '#plan/level.ts'

import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { measured, tag, tally } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { beforePiece, doorBetween, middleOf, pieceIn, roomsById, sizeOf } from '../measure/rooms.ts'
import { lengthMOf, walkBetween } from '../measure/walk.ts'
import { close, whole } from '../views.ts'
import { claim, metres } from '../text.ts'

/** Offset of the sinks from the island's centre, towards the bench. */
const SINK_MM = 125

function sinkOf(island: Piece): Point {
  const [x, y] = centreOf(island.rect)
  const [fx, fy] = beforePiece(island, SINK_MM - sizeOf(island).d / 2)
  return [2 * x - fx, 2 * y - fy]
}

/** The aisle between bench and island, square to both. */
function aisleOf(bench: Piece, island: Piece): readonly [Point, Point] {
  const [x, y] = centreOf(island.rect)
  const isBeside = bench.facing === 'left' || bench.facing === 'right'
  const at = (sizeOf(island).w / 2) * 0.8
  if (isBeside) {
    const [a, b] = bench.rect.x < x ? [right(bench.rect), island.rect.x] : [right(island.rect), bench.rect.x]
    return [
      [a, y + at],
      [b, y + at],
    ]
  }
  const [a, b] = bench.rect.y < y ? [rear(bench.rect), island.rect.y] : [rear(island.rect), bench.rect.y]
  return [
    [x + at, a],
    [x + at, b],
  ]
}

/** Stops of the work triangle: fridge, sink and cooktop. */
export const stopsOf = (level: Level): readonly [Point, Point, Point] => [
  centreOf(pieceIn(level, 'fridge').rect),
  sinkOf(pieceIn(level, 'island')),
  centreOf(pieceIn(level, 'bench-cooktop').rect),
]

const isIn = ([x, y]: Point, rect: Rect) => x > rect.x && x < right(rect) && y > rect.y && y < rear(rect)

function scene() {
  const house = houseOf('heathland-fold')
  const level = levelOf(house, 'ground')
  const [bench, fridge, island] = [
    pieceIn(level, 'bench-cooktop'),
    pieceIn(level, 'fridge'),
    pieceIn(level, 'island'),
  ]
  const stops = stopsOf(level)
  const round = [...stops, stops[0]]
  const [aisleFrom, aisleTo] = aisleOf(bench, island)
  const things = [bench.rect, fridge.rect, island.rect]
  const near = close(house, things, 1300)
  const triangle: Mark = { kind: 'walk', points: round }
  const [entry, alfresco] = roomsById(level, 'entry', 'alfresco')
  const door = level.openings.find(({ type }) => type === 'entry') ?? doorBetween(level, 'porch', 'entry')
  const through = walkBetween(level, middleOf(door), centreOf(alfresco?.main ?? entry?.main ?? house.box))
  claim(!through.points.some((point) => isIn(point, boundsOf(things))), 'nobody crosses the cook')
  return { house, stops, round, aisleFrom, aisleTo, near, triangle, through }
}

function beatsOf({
  house,
  stops,
  round,
  aisleFrom,
  aisleTo,
  near,
  triangle,
  through,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'Cooking is walking: fridge, sink, cooktop and back.',
      shows: `The kitchen of ${house.title}. Three dots mark fridge, sink and cooktop.`,
      view: near,
      marks: [tag(stops[0], 'fridge'), tag(stops[1], 'sink'), tag(stops[2], 'cooktop')],
    },
    {
      caption: `One round in this kitchen is ${metres(lengthMOf(round))} m.`,
      shows: 'A line runs from dot to dot and back; a figure counts the metres.',
      view: near,
      marks: [triangle, tally(lengthMOf(round), 'm a round')],
    },
    {
      caption: 'The aisle: can two people pass each other here?',
      shows: `The way between bench and island is measured: ${measured(aisleFrom, aisleTo).text}.`,
      view: near,
      marks: [measured(aisleFrom, aisleTo)],
    },
    {
      caption: 'Now the traffic. From the front door to the garden:',
      shows: 'A way is walked from the entry through the house to the alfresco.',
      view: whole(house),
      marks: [triangle, { kind: 'walk', points: through.points }],
      linger: 1,
    },
    {
      caption: 'It passes the island. Nobody crosses the hot side.',
      shows: 'The way and the cook’s triangle do not meet.',
      view: whole(house),
      marks: [triangle, { kind: 'walk', points: through.points }],
    },
  ]
}

/** Lesson: the cook's walking distance, and who crosses the route. */
export function kitchen(): Lesson {
  return {
    slug: 'walk-the-kitchen',
    topic: 'Inside the plan',
    title: 'Walk through the kitchen',
    description: 'How to measure a cook’s way on the plan and see who crosses it.',
    beats: beatsOf(scene()),
    ask: { whom: 'Ask yourself', question: 'Who walks through while I carry a hot pan?' },
    posterBeat: 1,
  }
}
