import { grownOf, presenceOf } from '../marks/draw-mark.ts'
import { escaped } from '../marks/label.ts'
import { between, clamp01, settle } from '../time/easing.ts'
import { beatAt, CHANGE_SECONDS } from '../time/timeline.ts'
import type { House } from '../house.ts'
import type { Animation } from './animation.ts'

const nameLine = ({ title, bedrooms }: House) => `${escaped(title)}<small>${bedrooms} bed</small>`

/** Name of the current plan. */
function planAt({ beats }: Animation, seconds: number): string {
  const index = beatAt(beats, seconds)
  const now = beats[index]
  const before = beats[index - 1]
  if (!now) return ''
  const isNew = before?.beat.view.house !== now.beat.view.house
  const opacity = isNew ? settle((seconds - now.from) / CHANGE_SECONDS) : 1
  return `<p class="plan" style="opacity:${opacity.toFixed(3)}">${nameLine(now.beat.view.house)}</p>`
}

/** Tally beside the plan's name. */
function tallyAt({ runs, seconds: end }: Animation, seconds: number): string {
  const run = runs.find(
    ({ mark, starts, ends }) => mark.kind === 'tally' && seconds >= starts && seconds < ends - 1e-6,
  )
  const last = runs.findLast(({ mark, ends }) => mark.kind === 'tally' && ends > end - 1e-6)
  const chosen = run ?? (last && seconds >= last.starts ? last : undefined)
  if (chosen?.mark.kind !== 'tally') return ''
  const { from = 0, value, decimals, unit } = chosen.mark
  const figure = between(from, value, grownOf(chosen, seconds)).toFixed(decimals)
  const opacity = chosen.ends > end - 1e-6 ? 1 : presenceOf(chosen, seconds)
  const arrives = from > 0 ? 1 : settle((seconds - chosen.starts) / 0.3)
  return `<p class="tally" style="opacity:${Math.min(opacity, arrives).toFixed(3)}"><b>${figure}</b> ${escaped(unit)}</p>`
}

/** Title with its marker stroke, and the second line. */
export function headerAt(animation: Animation, seconds: number): string {
  const drawn = settle(seconds / 0.6)
  const rise = settle((seconds - 0.1) / 0.5)
  return `<i class="marker" style="width:${(72 * drawn).toFixed(1)}px"></i><h1 style="opacity:${clamp01(rise).toFixed(3)};transform:translateY(${(10 * (1 - rise)).toFixed(1)}px)">${escaped(animation.lesson.title)}</h1>${planAt(animation, seconds)}${tallyAt(animation, seconds)}`
}
