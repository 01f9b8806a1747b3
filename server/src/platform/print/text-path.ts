import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { type PrintFont, printFont } from './print-fonts.ts'

export type TextLine = {
  text: string
  font: PrintFont
  /** Font size and max width, in pixels; wider text is scaled down. */
  size: number
  width: number
  /** Start or end of the text, and its baseline. */
  x: number
  y: number
  isAtEnd?: boolean
}

const opened = new Map<PrintFont, Font>()

function open(name: PrintFont): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(printFont(name)))
  // Our files are single fonts, not collections.
  if (!('layout' in font)) throw new TypeError(`${name} is no single font`)
  opened.set(name, font)
  return font
}

/**
 * Line of text as the `d` of an SVG path in our font, because a server's own fonts are not ours; null where a letter is missing.
 */
export function textPath({ text, font: name, size, width, x, y, isAtEnd = false }: TextLine): string | null {
  const font = open(name)
  if (Array.from(text).some((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return null
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const scale = Math.min(size / font.unitsPerEm, width / Math.max(1, advanceWidth))
  let at = isAtEnd ? x - advanceWidth * scale : x
  return glyphs
    .map(({ path }, place) => {
      const { xAdvance = 0, xOffset = 0 } = positions[place] ?? {}
      const drawn = path
        .scale(scale, -scale)
        .translate(at + xOffset * scale, y)
        .toSVG()
      at += xAdvance * scale
      return drawn
    })
    .join('')
}
