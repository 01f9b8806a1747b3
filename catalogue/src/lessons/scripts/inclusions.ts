import { approaches } from '#draw/house/garden.ts'
import { meet } from '#plan/geometry/geometry.ts'

import type { House } from '../house.ts'
import { houseOf, levelOf } from '../house.ts'
import type { Lesson } from '../lesson.ts'
import { area, count, tally } from '../marks/make.ts'
import { floorOf, middleOf, roomsOfKind, sizeOf, squareMetres } from '../measure/rooms.ts'
import { elevationOf } from '../stage/elevation.ts'
import { sheetOf } from '../stage/sheet.ts'
import { fromStreet, whole } from '../views.ts'
import { metres } from '../text.ts'

const BENCH = /^(bench-|island|scullery-bench|laundry-bench)/

/** Windows of the ground floor. */
export const windowsOf = (house: House) =>
  levelOf(house, 'ground').openings.filter(({ type }) => type === 'window')

/** Lesson: items that a plan shows but a price may leave out. */
export function inclusions(): Lesson {
  const house = houseOf('tidewater-spur')
  const level = levelOf(house, 'ground')
  const view = whole(house, 'ground', 2300)
  const open = roomsOfKind(level, 'entry', 'living', 'dining', 'kitchen', 'pantry')
  const benches = level.pieces.filter(({ type }) => BENCH.test(type))
  const run = benches.reduce((sum, piece) => sum + sizeOf(piece).w / 1000, 0)
  const windows = windowsOf(house)
  const ways = approaches(level, sheetOf(house)).flatMap((rect) => meet(rect, view.frame) ?? [])
  const floor = squareMetres(floorOf(open))
  const paved = squareMetres(ways)
  const front = fromStreet(house)
  return {
    slug: 'what-is-included',
    topic: 'Building it',
    title: 'Included, or extra?',
    description: 'Which things a plan draws without saying whether the price has them.',
    beats: [
      {
        caption: 'A plan shows where things go. Not what they cost.',
        shows: `The plan of ${house.title}.`,
        view,
        marks: [],
      },
      {
        caption: `${Math.round(floor)} m² of hard floor. Concrete, tiles or timber?`,
        shows: 'Entry, kitchen, pantry, dining and living light up.',
        view,
        marks: [area(floorOf(open)), count(Math.round(floor), 'm² of floor')],
      },
      {
        caption: `${metres(run)} m of benchtop. Laminate or stone?`,
        shows: 'All benches light up; a figure counts their length.',
        view,
        marks: [area(benches.map(({ rect }) => rect)), tally(run, 'm of bench')],
      },
      {
        caption: `${windows.length} windows. Blinds? Flyscreens?`,
        shows: 'A dot pops up in every window.',
        view,
        marks: [{ kind: 'dots', points: windows.map(middleOf) }, count(windows.length, 'windows')],
      },
      {
        caption: 'And outside: driveway, path, fence, garden?',
        shows: `${house.title} from the street: the ground before it is coloured, and a figure counts the paving on the plan.`,
        view: front,
        marks: [area([elevationOf(house).lawn], 'sand'), tally(paved, 'm² of paving')],
      },
    ],
    ask: {
      whom: 'Ask your builder',
      question: 'Which of these are in the price, and may I have the list in writing?',
    },
    posterBeat: 3,
  }
}
