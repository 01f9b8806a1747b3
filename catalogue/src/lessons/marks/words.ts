import { widthOf } from '#draw/text.ts'

import { CARD, COLOURS } from '../stage/look.ts'
import { px } from '../stage/sight.ts'

export const LABEL_SIZE = 27
const PAD = 15
const HEIGHT = 46

export const pillWidth = (text: string) => widthOf(text, LABEL_SIZE) + 2 * PAD

/** Keeps a label inside of the card. */
function kept(middle: number, width: number): number {
  const edge = 10 + width / 2
  return Math.min(CARD.x + CARD.w - edge, Math.max(CARD.x + edge, middle))
}

/** Words on a white pill around a middle. */
export function pill(text: string, [x, y]: readonly [number, number], isDark = false): string {
  const width = pillWidth(text)
  const middle = kept(x, width)
  const [ground, letters] = isDark ? [COLOURS.ink, '#fff'] : ['#fff', COLOURS.ink]
  return `<rect x="${px(middle - width / 2)}" y="${px(y - HEIGHT / 2)}" width="${px(width)}" height="${HEIGHT}" rx="${HEIGHT / 2}" fill="${ground}" stroke="${COLOURS.ink}" stroke-opacity=".16" stroke-width="1.5"/><text x="${px(middle)}" y="${px(y + LABEL_SIZE * 0.35)}" font-size="${LABEL_SIZE}" font-weight="650" text-anchor="middle" fill="${letters}">${escaped(text)}</text>`
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
