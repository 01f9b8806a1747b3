import { drawMarks } from '../marks/draw-mark.ts'
import { shownAt } from '../time/camera.ts'
import { barAt } from './bar.ts'
import type { Animation } from './animation.ts'
import { headerAt } from './header.ts'
import { CARD } from './look.ts'
import { boxIn, sightOf } from './sight.ts'
import { rectOf, sheetName } from './sheet.ts'

/** Position of a sheet in the picture. */
export interface Placed {
  name: string
  x: number
  y: number
  w: number
  h: number
  opacity: number
}

/** One frame of a video, as the stage shows it. */
export interface Frame {
  sheets: readonly Placed[]
  /** SVG over the sheets, HTML above and below the card. */
  marks: string
  header: string
  bar: string
}

/** The frame at a time. Deterministic: it depends on the lesson and the time alone. */
export function frameAt(animation: Animation, seconds: number): Frame {
  const shown = shownAt(animation.beats, seconds)
  const sheets = shown.map(({ view, frame, opacity }) => ({
    name: sheetName(view),
    ...boxIn(sightOf(frame, CARD), rectOf(view)),
    opacity,
  }))
  const camera = shown.at(-1)
  return {
    sheets,
    marks: camera ? drawMarks(animation.runs, sightOf(camera.frame, CARD), seconds) : '',
    header: headerAt(animation, seconds),
    bar: barAt(animation, seconds),
  }
}
