import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Level } from '#plan/level.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { area, tally } from '../marks/make.ts'
import { floorOf, roomsOfKind, sizeOf, squareMetres } from '../measure/rooms.ts'
import { whole } from '../views.ts'
import { metres } from '../text.ts'

const STORES = /^(hanging|wardrobe|shelves|linen|mud-bench)$/

/** Metres of rail and shelf in rooms; a wardrobe counts its longer side. */
function runIn(level: Level, kinds: readonly RoomKind[]): number {
  const ids = roomsOfKind(level, ...kinds).map(({ id }) => id)
  return level.pieces
    .filter((piece) => STORES.test(piece.type) && ids.includes(piece.room))
    .reduce((sum, piece) => {
      const { w, d } = sizeOf(piece)
      return sum + (piece.type === 'wardrobe' ? Math.max(w, d) : w) / 1000
    }, 0)
}

/** Robes, pantry and linen cupboards of the ground floor. */
export const cupboardsOf = (house: House) => roomsOfKind(levelOf(house, 'ground'), 'robe', 'pantry', 'linen')

function scene() {
  const house = houseOf('kestrel-fold')
  const level = levelOf(house, 'ground')
  const view = whole(house)
  const rooms = (...kinds: RoomKind[]) => area(floorOf(roomsOfKind(level, ...kinds)))
  const run = (...kinds: RoomKind[]) => runIn(level, kinds)
  const clothes = run('robe')
  const food = clothes + run('pantry')
  const linen = food + run('linen', 'laundry', 'mudroom')
  const cupboards = cupboardsOf(house)
  const floor = squareMetres(floorOf(cupboards))
  const share = Math.round((floor / house.facts.areas.ground) * 100)
  const marked = [rooms('robe'), rooms('pantry')]
  return { house, view, rooms, clothes, food, linen, cupboards, floor, marked, share }
}

function beatsOf({
  house,
  view,
  rooms,
  clothes,
  food,
  linen,
  cupboards,
  floor,
  marked,
  share,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'You will move in with boxes. Where does it all go?',
      shows: `The plan of ${house.title}.`,
      view,
      marks: [],
    },
    {
      caption: `Clothes first: ${metres(clothes)} m of hanging rail.`,
      shows: 'The robes light up and a figure counts their rails.',
      view,
      marks: [rooms('robe'), tally(clothes, 'm')],
    },
    {
      caption: `A walk-in pantry makes it ${metres(food)} m.`,
      shows: 'The pantry lights up; the figure goes on counting.',
      view,
      marks: [...marked, tally(food, 'm', clothes)],
    },
    {
      caption: `Linen, laundry and a bench for boots: ${metres(linen)} m.`,
      shows: 'Linen cupboard, laundry and mudroom light up.',
      view,
      marks: [...marked, rooms('linen', 'laundry', 'mudroom'), tally(linen, 'm', food)],
    },
    {
      caption: `Robes, pantry and linen take ${share}% of the floor. It is well spent.`,
      shows: 'Only robes, pantry and linen cupboard stand out.',
      view,
      marks: [{ kind: 'spotlight', rects: floorOf(cupboards) }, area(floorOf(cupboards)), tally(floor, 'm²')],
    },
  ]
}

/** Lesson: how to count storage. */
export function storage(): Lesson {
  return {
    slug: 'count-the-storage',
    topic: 'Inside the plan',
    title: 'Count the cupboards',
    description: 'How to find a home for everything you own before you move in.',
    beats: beatsOf(scene()),
    ask: {
      whom: 'Ask yourself',
      question: 'Where do the vacuum, the suitcases and the towels go?',
    },
    posterBeat: 3,
  }
}
