import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { right, rear } from '#plan/geometry/geometry.ts'
import { outlinesOf } from '#plan/geometry/region.ts'

/** Mapping of the camera from the plan to the picture. */
export interface Sight {
  /** Pixels per millimetre. */
  scale: number
  at: (point: Point) => Point
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Fits the frame into the box, centred. */
export function sightOf(frame: Rect, box: Box): Sight {
  const scale = Math.min(box.w / frame.w, box.h / frame.h)
  const left = box.x + (box.w - frame.w * scale) / 2
  const top = box.y + (box.h - frame.h * scale) / 2
  return {
    scale,
    at: ([x, y]) => [left + (x - frame.x) * scale, top + (rear(frame) - y) * scale],
  }
}

export function boxIn({ at }: Sight, rect: Rect): Box {
  const [x, y] = at([rect.x, rear(rect)])
  const [x2, y2] = at([right(rect), rect.y])
  return { x, y, w: x2 - x, h: y2 - y }
}

/** Rounds pixels to one decimal, for short and reproducible markup. */
export const px = (value: number) => String(Math.round(value * 10) / 10)

export const pathThrough = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${px(x)} ${px(y)}`).join('')

/** Outline of a union of rectangles, in pixels. */
export const outlineIn = (sight: Sight, rects: readonly Rect[]) =>
  outlinesOf(rects)
    .map((loop) => `${pathThrough(loop.map(sight.at))}Z`)
    .join('')
