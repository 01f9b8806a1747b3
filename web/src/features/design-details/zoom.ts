/** Sizes and points in CSS px. A view places the drawing's top left at `x`, `y`, scaled by `scale`. */
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
export type View = { scale: number; x: number; y: number }

/** Frame with insets for the buttons over it. */
export type Frame = Size & { inset: { top: number; bottom: number } }

/** Bounds of a view. */
export type Limits = { frame: Frame; drawing: Size }

const DEEPEST = 6

/** Scale at which the whole drawing fits. */
export function wholeScale(frame: Frame, drawing: Size): number {
  const height = frame.height - frame.inset.top - frame.inset.bottom
  return Math.min(frame.width / drawing.width, height / drawing.height)
}

/** View of the whole drawing, centred. */
export const wholeView = (frame: Frame, drawing: Size): View =>
  clamped({ scale: wholeScale(frame, drawing), x: 0, y: 0 }, frame, drawing)

/**
 * Zoom relative to the frame's width at which names are readable; the dimension lines beside the house may be outside the frame.
 */
const READING = 1.3

/** Minimum visible height in pixels of the drawing: seven metres. */
const SEEN = 700

/** View a little closer than the frame's width, around `focus` in fractions of the drawing. */
export function wideView(frame: Frame, drawing: Size, focus: Point): View {
  const { top, bottom } = frame.inset
  const seen = frame.height - top - bottom
  const close = Math.min((frame.width / drawing.width) * READING, seen / SEEN)
  const scale = Math.max(close, wholeScale(frame, drawing))
  const x = frame.width / 2 - drawing.width * focus.x * scale
  const y = top + seen / 2 - drawing.height * focus.y * scale
  return clamped({ scale, x, y }, frame, drawing)
}

/** View that fills the frame like `object-fit: cover`; more is cropped at the top, where a room has its ceiling. */
export function coverView(frame: Frame, drawing: Size): View {
  const scale = Math.max(frame.width / drawing.width, frame.height / drawing.height)
  const x = (frame.width - drawing.width * scale) / 2
  const y = (frame.height - drawing.height * scale) * COVER_FOCUS
  return { scale, x, y }
}

/** Zooms by `factor` around `point`. */
export function zoomed(view: View, by: { factor: number; point: Point }, { frame, drawing }: Limits): View {
  const { factor, point } = by
  const minScale = wholeScale(frame, drawing)
  const scale = Math.min(minScale * DEEPEST, Math.max(minScale, view.scale * factor))
  const grown = scale / view.scale
  const x = point.x - (point.x - view.x) * grown
  const y = point.y - (point.y - view.y) * grown
  return clamped({ scale, x, y }, frame, drawing)
}

export const moved = (view: View, by: Point, { frame, drawing }: Limits): View =>
  clamped({ ...view, x: view.x + by.x, y: view.y + by.y }, frame, drawing)

const COVER_FOCUS = 0.62

/** Clamps the drawing to its frame: centred where it is smaller, without a gap where it is larger. */
function clamped(view: View, frame: Frame, drawing: Size): View {
  const { top, bottom } = frame.inset
  return {
    scale: view.scale,
    x: along(view.x, drawing.width * view.scale, [0, frame.width]),
    y: along(view.y, drawing.height * view.scale, [top, frame.height - bottom]),
  }
}

function along(at: number, length: number, [from, to]: readonly [number, number]): number {
  if (length <= to - from) return from + (to - from - length) / 2
  return Math.min(from, Math.max(to - length, at))
}

/** Distance and midpoint of two fingers. */
export function span([one, other]: readonly [Point, Point]): { distance: number; middle: Point } {
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}
