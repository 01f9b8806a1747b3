import type { VideoTopic } from '@dream/contract/api/sections/videos'

import type { Rect } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { House } from './house.ts'
import type { Mark } from './marks/mark.ts'

/** What the camera looks at. */
export interface View {
  house: House
  /** A storey's plan, or the house from the street. */
  level: LevelName | 'street'
  /** The part of the sheet that fills the card, millimetres of the plan, or along the front and up from the ground. */
  frame: Rect
  /** Close views carry smaller text that the camera brings to the usual size. */
  isClose: boolean
}

/** One caption and what the picture shows while it stands. */
export interface Beat {
  caption: string
  /** What one would see, for those who read the transcript. */
  shows: string
  view: View
  /** A mark that the beat before has too stays as it is; others draw themselves in, one after another. */
  marks: readonly Mark[]
  /** Seconds beyond what reading takes. */
  linger?: number
}

/** A short film about one idea. */
export interface Lesson {
  slug: string
  topic: VideoTopic
  title: string
  /** One sentence: what one knows afterwards. */
  description: string
  beats: readonly Beat[]
  /** The question to take away, and whom to put it to. */
  ask: { whom: string; question: string }
  /** The beat whose last picture stands for the film. */
  posterBeat: number
}
