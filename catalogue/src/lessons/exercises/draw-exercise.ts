import type { Rect } from '#plan/geometry/geometry.ts'
import { centreOf } from '#plan/geometry/geometry.ts'

import { drawMarks } from '../marks/draw-mark.ts'
import type { Mark } from '../marks/mark.ts'
import { CARD, COLOURS } from '../stage/look.ts'
import { sheetParts } from '../stage/sheet.ts'
import { sightOf } from '../stage/sight.ts'
import type { Choice } from './exercise.ts'

/** Size of a drawing: two of them stand side by side where a video shows one card. */
export const PICTURE = { w: 336, h: 560 }
/** A time after all mark animations: the drawing shows their final state. */
const LONG_AFTER = 60
/** System fonts, because web fonts do not load inside an image. */
const FONT = 'font-family="\'Helvetica Neue\',Arial,sans-serif"'
/** The video's hatch pattern, for marks that are drawn alone. */
const HATCH = `<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="${COLOURS.tealText}" fill-opacity=".08"/><path d="M0 0V14" stroke="${COLOURS.tealText}" stroke-opacity=".5" stroke-width="4"/></pattern></defs>`

const BOX = { x: CARD.x, y: CARD.y, ...PICTURE }

/** Visible part of the plan in the picture's aspect ratio, with the frame in its middle. */
function cropOf(frame: Rect): Rect {
  const scale = Math.min(BOX.w / frame.w, BOX.h / frame.h)
  const [w, h] = [BOX.w / scale, BOX.h / scale]
  const [x, y] = centreOf(frame)
  return { x: x - w / 2, y: y - h / 2, w, h }
}

const drawnAll = (marks: readonly Mark[], frame: Rect): string =>
  drawMarks(
    marks.map((mark) => ({ mark, starts: 0, ends: LONG_AFTER + 1 })),
    sightOf(frame, BOX),
    LONG_AFTER,
  )

/** Compass in the corner of the card, shifted because the video's card is wider than this one. */
function layer(marks: readonly Mark[], frame: Rect): string {
  const compasses = marks.filter(({ kind }) => kind === 'compass')
  const others = marks.filter(({ kind }) => kind !== 'compass')
  const moved = `<g transform="translate(${PICTURE.w - CARD.w} 0)">${drawnAll(compasses, frame)}</g>`
  return `${HATCH}<g ${FONT}>${drawnAll(others, frame)}${compasses.length > 0 ? moved : ''}</g>`
}

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'
const SIZE = `width="${PICTURE.w}" height="${PICTURE.h}"`
const MARKS_BOX = `viewBox="${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}"`

/** Draws a choice with the marks of the question. */
export function drawChoice({ house, level, frame, asked }: Choice): string {
  const view = { house, level, frame, isClose: false }
  const scale = sightOf(frame, BOX).scale
  const { inside, viewBox } = sheetParts(view, scale, { crop: cropOf(frame), hasSizes: false })
  return `${OPEN} ${SIZE} viewBox="0 0 ${PICTURE.w} ${PICTURE.h}"><rect ${SIZE} fill="${COLOURS.lawn}"/><svg ${SIZE} viewBox="${viewBox}">${inside}</svg><svg ${SIZE} ${MARKS_BOX}>${layer(asked, frame)}</svg></svg>`
}

/** Draws the overlay of the answer. */
export const drawSolution = ({ frame, told }: Choice): string =>
  `${OPEN} ${SIZE} ${MARKS_BOX}>${layer(told, frame)}</svg>`
