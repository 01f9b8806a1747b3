/** All letters from one code point to another. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/**
 * What the public pages are written in. Both fonts come with the first picture of a phone's first visit, so they have few
 * letters and no other shapes; ascii that no sentence needs is left out.
 */
export const SITE_LETTERS = `${range(0x20, 0x7e).replaceAll(/[#*<=>[\\\]^`{}~]/g, '')}é·–—‘’“”•…×→²`

const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' }

/** The letters in a page's words that its fonts do not have. What the server fills in later, %LIKE_THIS%, is not looked at. */
export function lettersOutside(html: string): string[] {
  const words = html
    .replaceAll(/<(style|script)[^]*?<\/\1>|<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
  return [...new Set(words)].filter((letter) => !SITE_LETTERS.includes(letter) && !/\s/.test(letter))
}
