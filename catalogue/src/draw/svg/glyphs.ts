import { n } from './marks.ts'
import { layoutText, outlineOf, widthOf } from './text.ts'

export interface TextLabel {
  text: string
  /** Centre of the text, in centimetres on the sheet. */
  x: number
  y: number
  size: number
  className: string
  halo: string
  upright?: boolean
}

export interface GlyphSheet {
  write(label: TextLabel): void
  /** Outlines and lines of text, for the drawing's definitions. */
  glyphs(): string
  /** All texts, each over its halo. */
  marks(): string
}

/** Draws text as outlines, so that a drawing needs no font where it is shown. */
export function createGlyphSheet(): GlyphSheet {
  const used = new Map<number, string>()
  const written: string[] = []
  const halos: string[] = []
  const classes: string[] = []
  const nameOf = (id: number) => {
    const name = used.get(id) ?? `_${used.size.toString(36)}`
    used.set(id, name)
    return name
  }
  return {
    write({ text, x, y, size, className, halo, upright }) {
      const scale = size / 1000
      const half = widthOf(text, size) / 2
      const drop = size * 0.345
      const place = upright
        ? `translate(${n(x + drop, y + half)})rotate(-90)`
        : `translate(${n(x - half, y + drop)})`
      const uses = layoutText(text).glyphs.flatMap((glyph) =>
        outlineOf(glyph.id) ? [`<use href="#${nameOf(glyph.id)}"${glyph.x ? ` x="${glyph.x}"` : ''}/>`] : [],
      )
      const id = `t${written.length.toString(36)}`
      halos.push(`<use href="#${id}" class="h ${halo}"/>`)
      written.push(
        `<g id="${id}" transform="${place}scale(${scale.toFixed(4).replace(/^0/, '')})">${uses.join('')}</g>`,
      )
      classes.push(`<use href="#${id}" class="${className}"/>`)
    },
    glyphs: () =>
      [...used].map(([id, name]) => `<path id="${name}" d="${outlineOf(id)}"/>`).join('') + written.join(''),
    marks: () => halos.join('') + classes.join(''),
  }
}
