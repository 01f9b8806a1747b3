import type { Rect } from '#plan/geometry/geometry.ts'
import { centreOf } from '#plan/geometry/geometry.ts'

import { drawMarks } from '../marks/draw-mark.ts'
import type { Mark } from '../marks/mark.ts'
import { CARD, COLOURS } from '../stage/look.ts'
import { sheetParts } from '../stage/sheet.ts'
import { sightOf } from '../stage/sight.ts'
import type { Choice } from './exercise.ts'

/** Two of them stand side by side where a film shows one card. */
export const PICTURE = { w: 336, h: 560 }
/** Marks draw themselves in the film; here each is as it ends. */
const LONG_AFTER = 60
/** Web fonts do not reach into a picture. */
const FONT = 'font-family="\'Helvetica Neue\',Arial,sans-serif"'
/** The film's hatch, for marks that stand alone. */
const HATCH = `<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="${COLOURS.tealText}" fill-opacity=".08"/><path d="M0 0V14" stroke="${COLOURS.tealText}" stroke-opacity=".5" stroke-width="4"/></pattern></defs>`

const BOX = { x: CARD.x, y: CARD.y, ...PICTURE }

/** All of the plan that the picture has room for, the frame in its middle. */
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

/** The film's compass stands in the corner of its card, which is as much wider. */
function layer(marks: readonly Mark[], frame: Rect): string {
  const compasses = marks.filter(({ kind }) => kind === 'compass')
  const others = marks.filter(({ kind }) => kind !== 'compass')
  const moved = `<g transform="translate(${PICTURE.w - CARD.w} 0)">${drawnAll(compasses, frame)}</g>`
  return `${HATCH}<g ${FONT}>${drawnAll(others, frame)}${compasses.length > 0 ? moved : ''}</g>`
}

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'
const SIZE = `width="${PICTURE.w}" height="${PICTURE.h}"`
const MARKS_BOX = `viewBox="${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}"`

/** A choice with what stands on it from the beginning. */
export function drawChoice({ house, level, frame, asked }: Choice): string {
  const view = { house, level, frame, isClose: false }
  const scale = sightOf(frame, BOX).scale
  const { inside, viewBox } = sheetParts(view, scale, { crop: cropOf(frame), hasSizes: false })
  return `${OPEN} ${SIZE} viewBox="0 0 ${PICTURE.w} ${PICTURE.h}"><rect ${SIZE} fill="${COLOURS.lawn}"/><svg ${SIZE} viewBox="${viewBox}">${inside}</svg><svg ${SIZE} ${MARKS_BOX}>${layer(asked, frame)}</svg></svg>`
}

/** What is laid over it with the answer. */
export const drawSolution = ({ frame, told }: Choice): string =>
  `${OPEN} ${SIZE} ${MARKS_BOX}>${layer(told, frame)}</svg>`
