import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { rear } from '#plan/geometry/geometry.ts'
import { tilesOf } from '#plan/geometry/region.ts'

import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { area, tag, widthAt } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { envelopeOf, lotOf } from '../measure/lot.ts'
import { onLot } from '../views.ts'
import { claim, metres } from '../text.ts'

/** Footprint of one house moved to the position of another. */
function movedTo(cells: readonly Rect[], from: Rect, to: Rect): Rect[] {
  const dx = to.x + to.w / 2 - from.x - from.w / 2
  const dy = to.y - from.y
  return cells.map((rect) => ({ ...rect, x: rect.x + dx, y: rect.y + dy }))
}

function scene() {
  const house = houseOf('heathland-landing')
  const wider = houseOf('firetail-shade')
  const lot = lotOf(house)
  const inner = envelopeOf(lot)
  claim(house.box.w <= inner.w && wider.box.w > lot.w, 'one house fits the lot and the other does not')
  const view = onLot(house)
  const land: Mark = { kind: 'lot', rect: lot, street: 'STREET' }
  const gaps = area(tilesOf([lot], [inner]), 'sand')
  const middle: Point = [lot.x + lot.w / 2, lot.y + lot.h / 2]
  const [front, back] = [(lot.y + inner.y) / 2, (rear(lot) + rear(inner)) / 2]
  const names = [
    tag([middle[0], front], 'front', 'right'),
    tag([(lot.x + inner.x) / 2, middle[1]], 'side', 'left'),
    tag([middle[0], back], 'rear', 'right'),
  ]
  const cells = levelOf(wider, 'ground').rooms.flatMap((room) => [...room.cells])
  const other = movedTo(cells, wider.box, house.box)
  const [otherBox = house.box] = movedTo([wider.box], wider.box, house.box)
  return { house, wider, inner, view, land, gaps, names, other, otherBox }
}

function beatsOf({
  house,
  wider,
  inner,
  view,
  land,
  gaps,
  names,
  other,
  otherBox,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'You own all of the block. You cannot build on all of it.',
      shows: `The plan of ${house.title} on its lot.`,
      view,
      marks: [land],
    },
    {
      caption: 'A house keeps away from its front, sides and rear.',
      shows: 'The strips along the boundaries are coloured: front, side and rear.',
      view,
      marks: [land, gaps, ...names],
      linger: 0.3,
    },
    {
      caption: 'These gaps are called setbacks. What is left is yours to fill.',
      shows: 'Only the ground between the strips is left for the house.',
      view,
      marks: [land, gaps, { kind: 'outline', rects: [inner] }],
    },
    {
      caption: `This house is ${metres(house.box.w / 1000)} m wide. It fits.`,
      shows: 'The house stands between the strips and is measured across.',
      view,
      marks: [land, gaps, widthAt(house.box, house.box.y - 1000)],
    },
    {
      caption: `One of ${metres(wider.box.w / 1000)} m does not.`,
      shows: `The outline of ${wider.title}: what reaches into the strips is red.`,
      view,
      marks: [
        land,
        gaps,
        { kind: 'outline', rects: other },
        area(tilesOf(other, [inner]), 'wrong'),
        widthAt(otherBox, house.box.y - 1000),
      ],
    },
    {
      caption: 'The gaps drawn here are an example. Your council sets yours.',
      shows: 'The coloured strips stay.',
      view,
      marks: [land, gaps],
    },
  ]
}

/** Lesson: setbacks, the gaps between a house and its boundaries. */
export function setbacks(): Lesson {
  return {
    slug: 'room-around-the-house',
    topic: 'Your block',
    title: 'The gap around the house',
    description: 'Why a house cannot fill its block, and whom to ask about it.',
    beats: beatsOf(scene()),
    ask: { whom: 'Ask your council', question: 'Which setbacks apply to my block, on each of its sides?' },
    posterBeat: 1,
  }
}
