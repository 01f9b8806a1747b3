import type { Rect } from '#plan/geometry/geometry.ts'
import { centreOf } from '#plan/geometry/geometry.ts'

import type { Beat, View } from '../lesson.ts'
import { isCut } from './cut.ts'
import { between, glide, settle } from './easing.ts'
import type { Timed } from './timeline.ts'
import { beatAt, CHANGE_SECONDS, MOVE_SECONDS } from './timeline.ts'

/** A drawing as the camera sees it at one moment. */
export interface Shown {
  view: View
  frame: Rect
  opacity: number
}

/** Interpolates two frames: centres move linearly, sizes by equal factors. */
export function frameBetween(a: Rect, b: Rect, part: number): Rect {
  const [ax, ay] = centreOf(a)
  const [bx, by] = centreOf(b)
  const w = a.w * (b.w / a.w) ** part
  const h = a.h * (b.h / a.h) ** part
  return { x: between(ax, bx, part) - w / 2, y: between(ay, by, part) - h / 2, w, h }
}

const isSameSheet = (a: View, b: View) => a.level === b.level && a.isClose === b.isClose

/** Drawings in the picture at a time, the lowest first; the marks belong to the last one. */
export function shownAt(beats: readonly Timed[], seconds: number): Shown[] {
  const index = beatAt(beats, seconds)
  const now = beats[index]
  if (!now) return []
  const { view } = now.beat
  const before: Beat | undefined = beats[index - 1]?.beat
  if (!before) return [{ view, frame: view.frame, opacity: 1 }]
  const since = seconds - now.from
  const change = since / CHANGE_SECONDS
  if (isCut(before.view, view)) {
    const old = { view: before.view, frame: before.view.frame, opacity: 1 - settle(change) }
    return [...(change < 1 ? [old] : []), { view, frame: view.frame, opacity: settle(change) }]
  }
  const frame = frameBetween(before.view.frame, view.frame, glide(since / MOVE_SECONDS))
  if (isSameSheet(before.view, view) || change >= 1) return [{ view, frame, opacity: 1 }]
  return [
    { view: before.view, frame, opacity: 1 - glide(change) },
    { view, frame, opacity: glide(change) },
  ]
}
