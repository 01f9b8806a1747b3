const characters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

/**
 * Truncates a text to `max` UTF-16 units, at a grapheme boundary: no family, flag or accent falls apart. A single grapheme longer
 * than `max` is cut all the same.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  const end = characters.segment(text).containing(max)?.index ?? max
  return text.slice(0, end || max).toWellFormed()
}

/** Truncates a text to its end, alike. */
export function cutToEnd(text: string, max: number): string {
  const from = text.length - max
  if (from <= 0) return text.toWellFormed()
  const cut = characters.segment(text).containing(from)
  const isBetween = !cut || cut.index === from
  return text.slice(isBetween ? from : cut.index + cut.segment.length).toWellFormed()
}

/** Truncates like `cutText`, with an ellipsis where something is left out; the ellipsis counts. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text.toWellFormed() : `${cutText(text, max - 1).trimEnd()}…`
