import { fileURLToPath } from 'node:url'

import { openSync } from 'fontkit'

const font = openSync(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
  ),
)
const UNITS = 2000

const SVG_COMMANDS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** The first letters of a first and a last name. */
export function initialsOf(name: string): string {
  const names = name.split(' ')
  return `${names[0]?.charAt(0) ?? ''}${names.length > 1 ? (names.at(-1)?.charAt(0) ?? '') : ''}`.toUpperCase()
}

/** Letters as outlines, their middle at 0 and their foot on 0, so that a portrait needs no font where it is shown. */
export function outlined(text: string, size: number): string {
  const scale = size / UNITS
  const run = font.layout(text)
  const widths = run.positions.map(({ xAdvance }) => xAdvance)
  let x = -widths.reduce((sum, width) => sum + width, 0) / 2
  const data = run.glyphs.map((glyph, at) => {
    const start = x
    x += widths[at] ?? 0
    const place = (value: number, axis: number) => (axis % 2 === 0 ? (value + start) * scale : -value * scale)
    return font
      .getGlyph(glyph.id)
      .path.commands.map(
        ({ command, args }) =>
          `${SVG_COMMANDS[command] ?? ''}${args.map((value, axis) => place(value, axis).toFixed(1)).join(' ')}`,
      )
      .join('')
  })
  return data.join('')
}
