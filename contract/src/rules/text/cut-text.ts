const characters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

/**
 * The beginning of a text, `max` UTF-16 units long at most. It ends where a character ends as people see them: no family, flag or
 * accent falls apart. A single one that is longer than `max` is cut all the same.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  const end = characters.segment(text).containing(max)?.index ?? max
  return text.slice(0, end || max).toWellFormed()
}

/** The end of a text, cut alike. */
export function cutToEnd(text: string, max: number): string {
  const from = text.length - max
  if (from <= 0) return text.toWellFormed()
  const cut = characters.segment(text).containing(from)
  const isBetween = !cut || cut.index === from
  return text.slice(isBetween ? from : cut.index + cut.segment.length).toWellFormed()
}

/** The same as `cutText` with an ellipsis where something is left out, which counts. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text.toWellFormed() : `${cutText(text, max - 1).trimEnd()}…`
