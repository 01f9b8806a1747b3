/** Reasons for refusing a drawing, in words that its author understands. */
export const UNSAFE = {
  broken: "This file isn't a well-formed SVG. Save it again as a plain SVG, or as a PNG.",
  'not-svg': "This file isn't an SVG drawing.",
  script: "This drawing has a script in it, so it isn't taken. Save it as a plain SVG, or as a PNG.",
  page: "This drawing has a web page in it, so it isn't taken. Save it as a plain SVG, or as a PNG.",
  foreign:
    "This drawing loads something from another address, so it isn't taken. Save it as a plain SVG, or as a PNG.",
  picture: "This drawing has a photograph embedded, so it isn't taken. Save it as a PNG instead.",
  'document-type':
    "This drawing defines entities of its own, so it isn't taken. Save it as a plain SVG, or as a PNG.",
  animation: "This drawing moves, so it isn't taken. Save it as a plain SVG, or as a PNG.",
  'too-much': 'This drawing has more than 50,000 parts. Save it as a PNG instead.',
  'no-size': "This drawing doesn't say how large it is. Give it a view box, or save it as a PNG.",
} as const
export type UnsafeReason = keyof typeof UNSAFE

/** Refused drawing. */
export class UnsafeDrawing extends Error {
  readonly reason: UnsafeReason
  constructor(reason: UnsafeReason) {
    super(UNSAFE[reason])
    this.name = 'UnsafeDrawing'
    this.reason = reason
  }
}
