/** All characters between two code points, inclusive. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/**
 * Characters of the public pages. Both fonts load with the first picture of a phone's first visit, so they have few glyphs and no
 * alternates; ASCII that no sentence needs is left out.
 */
export const SITE_GLYPHS = `${range(0x20, 0x7e).replaceAll(/[#*<=>[\\\]^`{}~]/g, '')}é·–—‘’“”•…×→²`

const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' }

/**
 * Characters in a page's text that its fonts do not have. Placeholders such as %LIKE_THIS%, which the server replaces, are not
 * checked.
 */
export function missingGlyphs(html: string): string[] {
  const text = html
    .replaceAll(/<(style|script)[^]*?<\/\1>|<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
  return [...new Set(text)].filter((character) => !SITE_GLYPHS.includes(character) && !/\s/.test(character))
}
