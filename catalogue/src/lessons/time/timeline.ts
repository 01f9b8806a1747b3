import type { Beat, Lesson } from '../lesson.ts'
import type { Mark } from '../marks/mark.ts'
import { readingSeconds } from './caption.ts'
import { isCut } from './cut.ts'

export const FRAMES_PER_SECOND = 25
/** Duration of a camera move, and of the fade from one house to the next. */
export const MOVE_SECONDS = 0.9
export const CHANGE_SECONDS = 0.5
/** Delay between the marks of a beat. */
const STAGGER_SECONDS = 0.3
const FIRST_MARK_SECONDS = 0.25
const ASK_SECONDS = 1

/** A beat with its place on the timeline, in seconds. */
export interface Timed {
  beat: Beat
  from: number
  to: number
  /** Whether it is the last beat, which asks the question. */
  isAsk: boolean
}

const wholeFrames = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND) / FRAMES_PER_SECOND

export const questionOf = ({ ask }: Pick<Lesson, 'ask'>) => `${ask.whom}: ${ask.question}`

/** Timeline of the lesson's beats, then its question over the last picture. */
export function timed(lesson: Lesson): Timed[] {
  const last = lesson.beats.at(-1)
  if (!last) throw new Error(`${lesson.slug} has no beats.`)
  const ask: Beat = {
    ...last,
    caption: questionOf(lesson),
    shows: 'The question stands large over the drawing.',
    linger: ASK_SECONDS,
  }
  let now = 0
  return [...lesson.beats, ask].map((beat, index) => {
    const from = now
    now = wholeFrames(from + readingSeconds(beat.caption) + (beat.linger ?? 0))
    return { beat, from, to: now, isAsk: index === lesson.beats.length }
  })
}

export const secondsOf = (beats: readonly Timed[]) => beats.at(-1)?.to ?? 0

/** Index of the beat at a time. */
export function beatAt(beats: readonly Timed[], seconds: number): number {
  const found = beats.findIndex(({ to }) => seconds < to - 1e-6)
  return found < 0 ? beats.length - 1 : found
}

/** A mark from its first beat to its last; `starts` is when its animation begins. */
export interface Run {
  mark: Mark
  starts: number
  ends: number
}

const same = (a: Mark, b: Mark) => JSON.stringify(a) === JSON.stringify(b)

/** Seconds until the camera has stopped: a beat's marks wait for it. */
function stillAfter(before: Beat | undefined, { view }: Beat): number {
  if (!before) return 0
  if (isCut(before.view, view)) return CHANGE_SECONDS
  const moves = JSON.stringify(before.view.frame) !== JSON.stringify(view.frame)
  return moves ? MOVE_SECONDS : before.view.level === view.level ? 0 : CHANGE_SECONDS
}

/** Merges marks of consecutive beats into runs. */
export function runsOf(beats: readonly Timed[]): Run[] {
  const runs: Run[] = []
  for (const [index, { beat, from, to }] of beats.entries()) {
    const before = beats[index - 1]?.beat
    const isOneScene = before !== undefined && !isCut(before.view, beat.view)
    let waited = stillAfter(before, beat) + FIRST_MARK_SECONDS
    for (const mark of beat.marks) {
      const running = isOneScene
        ? runs.find((run) => Math.abs(run.ends - from) < 1e-6 && same(run.mark, mark))
        : undefined
      if (running) running.ends = to
      else {
        runs.push({ mark, starts: from + (mark.delay ?? waited), ends: to })
        waited += STAGGER_SECONDS
      }
    }
  }
  return runs
}
