import type { VideoTopic } from '@dream/contract/api/sections/videos'

import type { Rect } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { House } from './house.ts'
import type { Mark } from './marks/mark.ts'

/** View of the camera. */
export interface View {
  house: House
  /** Plan of a storey, or the house from the street. */
  level: LevelName | 'street'
  /** Part of the sheet that fills the card, in millimetres: of the plan, or along the front and up from the ground. */
  frame: Rect
  /** Close views have smaller text, which the camera enlarges to the usual size. */
  isClose: boolean
}

/** A beat: one caption, and the picture during it. */
export interface Beat {
  caption: string
  /** Description of the picture for the transcript. */
  shows: string
  view: View
  /** Marks over the picture. One that the previous beat also has stays as it is; others are animated, one after another. */
  marks: readonly Mark[]
  /** Extra seconds after the reading time. */
  linger?: number
}

/** A lesson: a short video about one idea. */
export interface Lesson {
  slug: string
  topic: VideoTopic
  title: string
  /** One sentence: what a viewer knows afterwards. */
  description: string
  beats: readonly Beat[]
  /** Final question for the viewer to ask, and whom to ask. */
  ask: { whom: string; question: string }
  /** Index of the beat whose last frame is the poster. */
  posterBeat: number
}
