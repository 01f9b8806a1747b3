import { widthOf } from '#draw/svg/text.ts'

/** Captions are read at this pace, and nobody needs less than the shortest time. */
const CHARACTERS_PER_SECOND = 15.5
const SETTLING_SECONDS = 0.6
const MIN_SECONDS = 2
const CAPTION_SIZE_PX = 40
const CAPTION_WIDTH_PX = 624

/** How long a caption stands so that it can be read once without hurry and the picture looked at. */
export const readingSeconds = (text: string) =>
  Math.max(MIN_SECONDS, text.length / CHARACTERS_PER_SECOND + SETTLING_SECONDS)

/** One line, or the two of most equal width; a figure keeps its unit, three lines are refused. */
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
