import { widthOf } from '#draw/svg/text.ts'

import { CARD, COLOURS } from '../stage/look.ts'
import { px } from '../stage/sight.ts'

const LABEL_SIZE_PX = 27
const PAD_PX = 15
const HEIGHT_PX = 46

export const pillWidth = (text: string) => widthOf(text, LABEL_SIZE_PX) + 2 * PAD_PX

/** Clamps a label into the card. */
function kept(middle: number, width: number): number {
  const edge = 10 + width / 2
  return Math.min(CARD.x + CARD.w - edge, Math.max(CARD.x + edge, middle))
}

/** Text on a white pill, centred at a point. */
export function pill(text: string, [x, y]: readonly [number, number], isDark = false): string {
  const width = pillWidth(text)
  const middle = kept(x, width)
  const [ground, textColour] = isDark ? [COLOURS.ink, '#fff'] : ['#fff', COLOURS.ink]
  return `<rect x="${px(middle - width / 2)}" y="${px(y - HEIGHT_PX / 2)}" width="${px(width)}" height="${HEIGHT_PX}" rx="${HEIGHT_PX / 2}" fill="${ground}" stroke="${COLOURS.ink}" stroke-opacity=".16" stroke-width="1.5"/><text x="${px(middle)}" y="${px(y + LABEL_SIZE_PX * 0.35)}" font-size="${LABEL_SIZE_PX}" font-weight="650" text-anchor="middle" fill="${textColour}">${escaped(text)}</text>`
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
