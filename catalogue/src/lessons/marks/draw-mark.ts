import type { Run } from '../time/timeline.ts'
import { clamp01, glide, settle } from '../time/easing.ts'
import { lengthMOf } from '../measure/walk.ts'
import type { Sight } from '../stage/sight.ts'
import { drawArea, drawOutline, drawSpotlight, drawStrokes } from './areas.ts'
import type { Ink } from './ink.ts'
import { drawCompass, drawLot } from './land.ts'
import type { Mark } from './mark.ts'
import { drawDots, drawMeasure, drawTag } from './signs.ts'
import { drawSun } from './sun.ts'
import { drawWalk } from './walk-line.ts'

const LEAVE_SECONDS = 0.24
const WALK_METRES_PER_SECOND = 7

/** Duration of a mark's animation. */
export function drawingSeconds(mark: Mark): number {
  if (mark.kind === 'walk')
    return Math.min(3.2, Math.max(1.2, lengthMOf(mark.points) / WALK_METRES_PER_SECOND))
  if (mark.kind === 'sun') return Math.max(1, Math.abs(mark.hours[1] - mark.hours[0]) * 0.4)
  if (mark.kind === 'tally') return 1.2
  return mark.kind === 'tag' || mark.kind === 'measure' ? 0.5 : 0.7
}

/** Kinds of marks that fade by themselves. */
const BLENDS: ReadonlySet<Mark['kind']> = new Set(['area', 'sun'])
const TRAVELS: ReadonlySet<Mark['kind']> = new Set(['walk', 'sun', 'compass'])

export function grownOf({ mark, starts }: Run, seconds: number): number {
  const part = (seconds - starts) / drawingSeconds(mark)
  return TRAVELS.has(mark.kind) ? glide(part) : settle(part)
}

/** Opacity of a mark: 1 until shortly before it leaves. */
export const presenceOf = ({ ends }: Run, seconds: number) => clamp01((ends - seconds) / LEAVE_SECONDS)

function drawn(mark: Mark, ink: Ink): string {
  switch (mark.kind) {
    case 'area':
      return drawArea(mark, ink)
    case 'spotlight':
      return drawSpotlight(mark, ink)
    case 'outline':
      return drawOutline(mark, ink)
    case 'strokes':
      return drawStrokes(mark, ink)
    case 'walk':
      return drawWalk(mark, ink)
    case 'measure':
      return drawMeasure(mark, ink)
    case 'tag':
      return drawTag(mark, ink)
    case 'dots':
      return drawDots(mark, ink)
    case 'lot':
      return drawLot(mark, ink)
    case 'compass':
      return drawCompass(mark, ink)
    case 'sun':
      return drawSun(mark, ink)
    case 'tally':
      return ''
  }
}

/** Draws all marks present at a time, over the drawing; the last frame keeps them. */
export function drawMarks(runs: readonly Run[], sight: Sight, seconds: number): string {
  const end = Math.max(0, ...runs.map(({ ends }) => ends))
  return runs
    .flatMap((run, index) => {
      if (seconds < run.starts || seconds >= run.ends - 1e-6) return []
      const grown = grownOf(run, seconds)
      const present = run.ends > end - 1e-6 ? 1 : presenceOf(run, seconds)
      if (grown <= 0) return []
      const ink = { sight, grown, present, seconds: seconds - run.starts, id: `mark-${index}` }
      const marks = drawn(run.mark, ink)
      return [
        present < 1 && !BLENDS.has(run.mark.kind) ? `<g opacity="${present.toFixed(3)}">${marks}</g>` : marks,
      ]
    })
    .join('')
}
