import { right } from '#plan/geometry/geometry.ts'

import { houseOf, levelOf } from '../house.ts'
import type { Beat, Lesson } from '../lesson.ts'
import { area, depthAt, eachRoom, widthAt } from '../marks/make.ts'
import type { Mark } from '../marks/mark.ts'
import { lotOf } from '../measure/lot.ts'
import { roomsOfKind } from '../measure/rooms.ts'
import { frontWall } from '../stage/elevation.ts'
import { fromStreet, onLot } from '../views.ts'
import { inWords, metres } from '../text.ts'

/** Position of the lot's width on the verge, in millimetres before the lot. */
const VERGE = 1150
/** Position of a front's dimension line, below the front. */
const BELOW_MM = -2100

function scene() {
  const wide = houseOf('fernlight-rise')
  const slim = houseOf('rockpool-drift')
  const [wideLot, slimLot] = [lotOf(wide), lotOf(slim)]
  const [view, slimView] = [onLot(wide), onLot(slim)]
  const lot: Mark = { kind: 'lot', rect: wideLot, street: 'STREET' }
  const otherLot: Mark = { kind: 'lot', rect: slimLot, street: 'STREET' }
  const corners = [
    [wideLot.x, wideLot.y],
    [right(wideLot), wideLot.y],
  ] as const
  const edge: Mark = { kind: 'strokes', lines: [corners], tone: 'marker' }
  const beside = [
    { x: wideLot.x, y: wide.box.y, w: wide.box.x - wideLot.x, h: wide.box.h },
    { x: right(wide.box), y: wide.box.y, w: right(wideLot) - right(wide.box), h: wide.box.h },
  ]
  const bedrooms = roomsOfKind(levelOf(slim, 'ground'), 'master', 'bedroom')
  const front = frontWall(wide)
  const block = { ...front, x: front.x - (wideLot.w - front.w) / 2, w: wideLot.w }
  return { block, wide, slim, wideLot, slimLot, view, slimView, lot, otherLot, edge, beside, bedrooms }
}

function beatsOf({
  block,
  wide,
  slim,
  wideLot,
  slimLot,
  view,
  slimView,
  lot,
  otherLot,
  edge,
  beside,
  bedrooms,
}: ReturnType<typeof scene>): Beat[] {
  return [
    {
      caption: 'Every house needs a block wide enough for it.',
      shows: `${wide.title} from the street; below it the ${metres(wide.facts.minLotWidth)} metres that its block must have.`,
      view: fromStreet(wide),
      marks: [widthAt(block, BELOW_MM)],
    },
    {
      caption: 'Frontage is the edge of your block along the street.',
      shows: `The plan on its lot. A line runs along the street boundary: ${metres(wide.facts.minLotWidth)} metres.`,
      view,
      marks: [lot, edge, widthAt(wideLot, wideLot.y - VERGE)],
    },
    {
      caption: `This house is ${metres(wide.facts.houseWidth)} m wide. The rest is room beside it.`,
      shows: 'The house is measured across its front; the strips on both sides are coloured.',
      view,
      marks: [lot, edge, area(beside, 'sand'), widthAt(wide.box, wide.box.y - 900)],
    },
    {
      caption: `A slimmer block? ${inWords(slim.bedrooms)} bedrooms can fit there too.`,
      shows: `The plan of ${slim.title} on a lot ${metres(slim.facts.minLotWidth)} metres wide.`,
      view: slimView,
      marks: [otherLot, widthAt(slimLot, slimLot.y - VERGE)],
    },
    {
      caption: 'Its rooms line up behind each other.',
      shows: 'The bedrooms light up from the street to the garden.',
      view: slimView,
      marks: [otherLot, ...eachRoom(bedrooms.toSorted((a, b) => a.main.y - b.main.y))],
    },
    {
      caption: `So it runs deeper: ${metres(slim.facts.houseDepth)} m, not ${metres(wide.facts.houseDepth)} m.`,
      shows: 'A line measures the house from front to rear.',
      view: slimView,
      marks: [otherLot, depthAt(slim.box, slimLot.x - 1700)],
    },
  ]
}

/** Lesson: how the street edge of a block decides which house fits. */
export function frontage(): Lesson {
  return {
    slug: 'read-the-frontage',
    topic: 'Your block',
    title: 'Reading a frontage',
    description: 'What the width of your block decides, and how a house fits it.',
    beats: beatsOf(scene()),
    ask: {
      whom: 'Ask the seller',
      question: 'How wide is the block, and does it keep that width to the back?',
    },
    posterBeat: 2,
  }
}
