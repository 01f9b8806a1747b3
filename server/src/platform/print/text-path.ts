import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { type PrintFont, printFont } from './print-fonts.ts'

export type TextLine = {
  text: string
  font: PrintFont
  /** Height of a line and the widest it may be, in pixels; what is wider becomes smaller. */
  size: number
  width: number
  /** Where it begins, or ends, and its baseline. */
  x: number
  y: number
  isAtEnd?: boolean
}

const opened = new Map<PrintFont, Font>()

function open(name: PrintFont): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(printFont(name)))
  // Ours are single fonts; a collection has several.
  if (!('layout' in font)) throw new TypeError(`${name} is no single font`)
  opened.set(name, font)
  return font
}

/** A line of text as the `d` of an SVG path in our font, because a server's own fonts are not ours; null where a letter is missing. */
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
