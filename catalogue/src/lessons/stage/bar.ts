import { escaped } from '../marks/label.ts'
import { captionLines } from '../time/caption.ts'
import { between, glide, settle } from '../time/easing.ts'
import type { Timed } from '../time/timeline.ts'
import { beatAt } from '../time/timeline.ts'
import type { Animation } from './animation.ts'
import { BAR, COLOURS, FRAME_SIZE } from './look.ts'
import { px } from './sight.ts'

const ASK_TOP = 640
const RULER = { from: 48, to: 672 }

/** Progress bar as a ruler: a short tick for each second, a long one at the start of a caption, teal up to the current time. */
function ruler({ beats, seconds: end }: Animation, seconds: number): string {
  const at = (time: number) => px(RULER.from + ((RULER.to - RULER.from) * time) / end)
  const y = BAR.rulerY
  const short = Array.from({ length: Math.floor(end) }, (_, index) => `M${at(index + 1)} ${y}v-7`).join('')
  const long = [0, ...beats.map(({ to }) => to)].map((time) => `M${at(time)} ${y}v-15`).join('')
  return `<svg class="ruler" viewBox="0 0 ${FRAME_SIZE.w} ${FRAME_SIZE.h}"><path d="${short}${long}" stroke="${COLOURS.onInk2}" stroke-opacity=".5" stroke-width="2"/><path d="M${RULER.from} ${y}H${RULER.to}" stroke="${COLOURS.onInk2}" stroke-opacity=".4" stroke-width="5"/><path d="M${RULER.from} ${y}H${at(seconds)}" stroke="${COLOURS.teal}" stroke-width="7"/></svg>`
}

function captionAt({ beat, from, to }: Timed, seconds: number): string {
  const lines = captionLines(beat.caption)
  const comes = settle((seconds - from) / 0.24)
  const stays = Math.min(1, (to - seconds) / 0.12)
  return `<p class="caption" style="opacity:${Math.min(comes, stays).toFixed(3)};transform:translateY(${px(9 * (1 - comes) - (lines.length * 54) / 2)}px)">${lines.map(escaped).join('<br>')}</p>`
}

/** Dark bar with the caption; for the final question it rises and contains only that. */
export function barAt(animation: Animation, seconds: number): string {
  const now = animation.beats[beatAt(animation.beats, seconds)]
  if (!now) return ''
  const part = now.isAsk ? glide((seconds - now.from) / 0.6) : 0
  const top = between(BAR.y, ASK_TOP, part)
  const { whom, question } = animation.lesson.ask
  const comes = settle((seconds - now.from - 0.35) / 0.5)
  const text = now.isAsk
    ? `<div class="ask" style="opacity:${comes.toFixed(3)};transform:translateY(${px(16 * (1 - comes))}px)"><i class="marker"></i><p class="whom">${escaped(whom)}</p><p class="question">${escaped(question)}</p></div>`
    : captionAt(now, seconds)
  return `<div class="ground" style="top:${px(top)}px"></div>${text}${ruler(animation, Math.min(seconds, animation.seconds))}`
}
