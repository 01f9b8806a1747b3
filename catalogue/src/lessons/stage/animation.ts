import type { Lesson } from '../lesson.ts'
import type { Run, Timed } from '../time/timeline.ts'
import { runsOf, secondsOf, timed } from '../time/timeline.ts'

/** A lesson with everything that does not change from frame to frame. */
export interface Animation {
  lesson: Lesson
  beats: readonly Timed[]
  runs: readonly Run[]
  seconds: number
}

export function animationOf(lesson: Lesson): Animation {
  const beats = timed(lesson)
  return { lesson, beats, runs: runsOf(beats), seconds: secondsOf(beats) }
}
