import { BRAND } from '@dream/contract/rules/app/brand'
import { TOP_TAGS_SHOWN } from '@dream/contract/rules/designs/collections'
import { textPath, type TextLine } from '#platform/print/text-path.ts'
import { dnaTitle, type ShownPage } from './page-values.ts'

const INK = '#0b2526'
const INK_2 = '#4a5f60'
const TRACK = '#dde6dc'
const LEFT = 96
const RIGHT = 1104
const TITLE = { y: 132, size: 52 }
const ROW = { top: 206, step: 102, text: 30, bar: 22 }
const MARK = { width: 6, beyond: 9 }

/** Draws design DNA as an SVG of 1200 by 630 pixels: each tag's share of the likes, and a mark at its usual share. */
export function drawDnaBars(page: ShownPage): string {
  const title: TextLine = {
    text: dnaTitle(page),
    font: 'title',
    size: TITLE.size,
    width: RIGHT - LEFT,
    x: LEFT,
    y: TITLE.y,
  }
  const rows = page.tags.slice(0, TOP_TAGS_SHOWN).map((tag, at) => {
    const y = ROW.top + at * ROW.step
    const line = { size: ROW.text, y }
    const share = tag.likes / Math.max(page.likes, 1)
    const count = `${tag.likes} of ${page.likes} likes`
    return (
      letters({ ...line, text: tag.label, font: 'strong', width: 660, x: LEFT }, INK) +
      letters({ ...line, text: count, font: 'text', width: 320, x: RIGHT, isAtEnd: true }, INK_2) +
      bar(y + 22, { share, usual: tag.usual })
    )
  })
  return letters(title, INK) + rows.join('')
}

/** Leaves out a line with characters that our font lacks, instead of drawing boxes. */
function letters(line: TextLine, fill: string): string {
  const drawn = textPath(line)
  return drawn === null ? '' : `<path fill="${fill}" d="${drawn}"/>`
}

function bar(y: number, { share, usual }: { share: number; usual: number }): string {
  const length = RIGHT - LEFT
  const pill = (width: number, fill: string) =>
    `<rect x="${LEFT}" y="${y}" width="${width}" height="${ROW.bar}" rx="${ROW.bar / 2}" fill="${fill}"/>`
  const mark = `<rect x="${LEFT + usual * length - MARK.width / 2}" y="${y - MARK.beyond}" width="${MARK.width}" height="${ROW.bar + 2 * MARK.beyond}" fill="${INK}"/>`
  return pill(length, TRACK) + pill(length * share, BRAND.teal) + mark
}
