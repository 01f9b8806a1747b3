/** A rectangle in millimetres; x to the right, y from the street towards the rear. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export type Point = readonly [x: number, y: number]
export type Span = readonly [from: number, to: number]

/** Axis of a wall's line: 'x' is a line of constant x (it runs along y), 'y' a line of constant y. */
export type Axis = 'x' | 'y'

export const right = (rect: Rect) => rect.x + rect.w
export const rear = (rect: Rect) => rect.y + rect.h
export const areaOf = (rect: Rect) => rect.w * rect.h
export const centreOf = (rect: Rect): Point => [rect.x + rect.w / 2, rect.y + rect.h / 2]

/** Rectangle along a line: `across` spans the coordinate of the axis, `span` runs along the line. */
export function rectOn(axis: Axis, across: Span, span: Span): Rect {
  const [low, high] = across
  const [from, to] = span
  return axis === 'x'
    ? { x: low, y: from, w: high - low, h: to - from }
    : { x: from, y: low, w: to - from, h: high - low }
}

export function meet(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const w = Math.min(right(a), right(b)) - x
  const h = Math.min(rear(a), rear(b)) - y
  return w > 0 && h > 0 ? { x, y, w, h } : null
}

/** Whether two rectangles share more than `slack` millimetres in both directions. */
export function overlaps(a: Rect, b: Rect, slack = 1): boolean {
  const shared = meet(a, b)
  return shared !== null && shared.w > slack && shared.h > slack
}

export const overlapArea = (a: Rect, b: Rect) => {
  const shared = meet(a, b)
  return shared ? areaOf(shared) : 0
}

export const grow = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
})

/** Whether `rect` lies within the union of `tiles`, which do not overlap each other. */
export function isWithin(rect: Rect, tiles: readonly Rect[]): boolean {
  const covered = tiles.reduce((sum, tile) => sum + overlapArea(rect, tile), 0)
  return covered >= areaOf(rect) - 1
}

export function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  return { x, y, w: Math.max(...rects.map(right)) - x, h: Math.max(...rects.map(rear)) - y }
}

/** Parts of a span outside the cuts, in order. */
export function spanWithout(span: Span, cuts: readonly Span[]): Span[] {
  const left: Span[] = []
  let from = span[0]
  for (const [start, end] of [...cuts].sort((a, b) => a[0] - b[0])) {
    if (end <= from) continue
    if (start >= span[1]) break
    if (start > from) left.push([from, start])
    from = end
  }
  if (from < span[1]) left.push([from, span[1]])
  return left
}

export const spanOverlap = (a: Span, b: Span) => Math.min(a[1], b[1]) - Math.max(a[0], b[0])
