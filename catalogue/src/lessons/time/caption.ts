import { widthOf } from '#draw/svg/text.ts'

/** Reading speed of captions; a minimum duration applies as well. */
const CHARACTERS_PER_SECOND = 15.5
const SETTLING_SECONDS = 0.6
const MIN_SECONDS = 2
const CAPTION_SIZE_PX = 40
const CAPTION_WIDTH_PX = 624

/** Duration of a caption: enough to read it once without hurry and to look at the picture. */
export const readingSeconds = (text: string) =>
  Math.max(MIN_SECONDS, text.length / CHARACTERS_PER_SECOND + SETTLING_SECONDS)

/**
 * Splits a caption into one line, or two of about equal width; keeps figures with their units, and throws when three lines are
 * needed.
 */
export function captionLines(text: string): string[] {
  const width = (line: string) => widthOf(line, CAPTION_SIZE_PX)
  if (width(text) <= CAPTION_WIDTH_PX) return [text]
  const words = text.split(' ')
  const breaks = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ])
    .filter(([first, second]) => !(/\d$/.test(first) && /^m\b|^m²/.test(second)))
  const widest = (pair: readonly string[]) => Math.max(...pair.map(width))
  const best = breaks.reduce((a, b) => (widest(b) < widest(a) ? b : a), breaks[0] ?? [text, ''])
  if (widest(best) > CAPTION_WIDTH_PX) throw new Error(`Too long for two lines: ${text}`)
  return best
}
