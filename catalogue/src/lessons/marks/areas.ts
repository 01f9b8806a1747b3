import { boundsOf } from '#plan/geometry/geometry.ts'

import { CARD, COLOURS } from '../stage/look.ts'
import { boxIn, outlineIn, pathThrough, px } from '../stage/sight.ts'
import type { Ink } from './ink.ts'
import type { MarkOf, Tone } from './mark.ts'

const FILL: Record<Tone, string> = {
  marker: `fill="${COLOURS.teal}" fill-opacity=".55" style="mix-blend-mode:multiply"`,
  hatch: `fill="url(#hatch)"`,
  sand: `fill="${COLOURS.sand}" fill-opacity=".42" style="mix-blend-mode:multiply"`,
  wrong: `fill="${COLOURS.wrong}" fill-opacity=".28" style="mix-blend-mode:multiply"`,
}
const LINE: Record<Tone, string> = {
  marker: COLOURS.tealText,
  hatch: COLOURS.tealText,
  sand: '#C9922E',
  wrong: COLOURS.wrong,
}

/**
 * Draws rooms coloured from the street end to the rear. Without a group, whose isolation would keep the colour from blending with
 * the drawing.
 */
export function drawArea({ rects, tone }: MarkOf<'area'>, { sight, grown, present, id }: Ink): string {
  const outline = outlineIn(sight, rects)
  const { x, y, w, h } = boxIn(sight, boundsOf(rects))
  const top = y - 4 + (h + 8) * (1 - grown)
  return `<clipPath id="${id}"><rect x="${px(x - 4)}" y="${px(top)}" width="${px(w + 8)}" height="${px(y + h + 4 - top)}"/></clipPath><path clip-path="url(#${id})" opacity="${present.toFixed(3)}" d="${outline}" ${FILL[tone]}/><path clip-path="url(#${id})" opacity="${present.toFixed(3)}" d="${outline}" fill="none" stroke="${LINE[tone]}" stroke-width="3" stroke-linejoin="round"/>`
}

/** Dims everything but the rooms. */
export function drawSpotlight({ rects }: MarkOf<'spotlight'>, { sight, grown }: Ink): string {
  const { x, y, w, h } = CARD
  const hole = outlineIn(sight, rects)
  return `<path fill-rule="evenodd" fill="${COLOURS.lawn}" fill-opacity="${(grown * 0.8).toFixed(3)}" d="M${x} ${y}H${x + w}V${y + h}H${x}Z${hole}"/>`
}

export function drawOutline({ rects }: MarkOf<'outline'>, { sight, grown }: Ink): string {
  return `<path d="${outlineIn(sight, rects)}" fill="none" stroke="${COLOURS.tealText}" stroke-width="4" stroke-dasharray="11 8" opacity="${grown.toFixed(3)}"/>`
}

/** Thick strokes, as with a felt pen along a wall. */
export function drawStrokes({ lines, tone }: MarkOf<'strokes'>, { sight, grown }: Ink): string {
  const colour = tone === 'wrong' ? COLOURS.wrong : COLOURS.tealText
  return lines
    .map(([a, b]) => {
      const [x1, y1] = sight.at(a)
      const [x2, y2] = sight.at(b)
      const end: readonly [number, number] = [x1 + (x2 - x1) * grown, y1 + (y2 - y1) * grown]
      return `<path d="${pathThrough([[x1, y1], end])}" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`
    })
    .join('')
}
