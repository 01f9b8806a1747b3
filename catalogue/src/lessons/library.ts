import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LessonsFile, type Video, type VideoMusic } from '@dream/contract/api/sections/videos'

import { LIBRARY } from '#library/library.ts'
import { hasFields, readRecord } from '#json/read-record.ts'
import { uuidOf } from '#library/uuid.ts'
import { digestOf } from './digest.ts'
import type { ExerciseOrigin } from './exercises/exercise-files.ts'
import { describedExercise } from './exercises/exercise-files.ts'
import { exerciseFor } from './exercises/list.ts'
import type { Lesson } from './lesson.ts'
import { describedMusic, readMusic } from './music/music-file.ts'
import { FRAME_SIZE } from './stage/look.ts'
import { captionLines } from './time/caption.ts'
import type { Timed } from './time/timeline.ts'
import { secondsOf, timed } from './time/timeline.ts'
import type { Cue } from './time/vtt.ts'

export const LESSONS = join(LIBRARY, 'lessons')
const BASE_PATH = '/media/lessons'
/** Minimum gap between consecutive captions. */
const GAP_SECONDS = 0.04
/** Characters in a line of the player's captions. */
const PLAYER_LINE_CHARACTERS = 46

/** Files of a lesson, each with the digest of its content. */
export interface LessonOrigin {
  /** Digest of the script and of the facts of its plans. */
  script: string
  /** Digest of the walls, doors and furniture that the video shows. */
  plans: string
  files: Record<'video' | 'captions' | 'poster', { path: string; digest: string }>
  placeholder: string
  seconds: number
  exercise?: ExerciseOrigin
}

export type LessonOrigins = Record<string, LessonOrigin>

const isLessonOrigin = (value: unknown): value is LessonOrigin =>
  hasFields(value, 'script', 'plans', 'files', 'placeholder', 'seconds')

export const readOrigins = (folder = LESSONS): LessonOrigins =>
  readRecord(join(folder, 'origins.json'), isLessonOrigin)

/** Digest of a lesson's script with all its measurements, and of the facts of its plans. */
export const scriptDigest = (lesson: Lesson) =>
  digestOf(
    JSON.stringify(lesson, (key, value: unknown) => (key === 'plan' || key === 'box' ? undefined : value)),
  )

/** Digest of a lesson's houses as drawn, so that a new choice of plans never changes them unnoticed. */
export function plansDigest({ beats }: Lesson): string {
  const houses = new Map(beats.map(({ view: { house } }) => [house.slug, house.plan]))
  const drawn = [...houses].map(([slug, { levels }]) => ({
    slug,
    levels: levels.map(({ cells, openings, pieces }) => ({ cells, openings, pieces })),
  }))
  return digestOf(JSON.stringify(drawn))
}

/** Deterministic id of a lesson. */
export const lessonId = (slug: string) => uuidOf(`dream-design/lessons/${slug}`)

/** Splits a text that is too long for one line into two of about equal length. */
function playerLines(text: string): string[] {
  if (text.length <= PLAYER_LINE_CHARACTERS) return [text]
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const off = (at: number) => Math.abs(at - text.length / 2)
  const middle = spaces.reduce((a, b) => (off(b) < off(a) ? b : a), 0)
  return [text.slice(0, middle), text.slice(middle + 1)]
}

export const cuesOf = (beats: readonly Timed[]): Cue[] =>
  beats.map(({ beat, from, to, isAsk }) => ({
    from,
    to: isAsk ? to : to - GAP_SECONDS,
    lines: isAsk ? playerLines(beat.caption) : captionLines(beat.caption),
  }))

/** Transcript: captions, each followed by the description of the picture in brackets, one paragraph each. */
export const transcriptOf = (beats: readonly Timed[]) =>
  beats.map(({ beat }) => `${beat.caption} (${beat.shows})`)

export function videoOf(
  lesson: Lesson,
  { files, placeholder, seconds, exercise }: LessonOrigin,
  music: VideoMusic | null,
): Video {
  const beats = timed(lesson)
  const { slug, topic, title, description } = lesson
  const at = (kind: keyof typeof files) => `${BASE_PATH}/${files[kind].path}`
  return {
    id: lessonId(slug),
    slug,
    topic,
    title,
    description,
    seconds,
    width: FRAME_SIZE.w,
    height: FRAME_SIZE.h,
    source: at('video'),
    captions: at('captions'),
    poster: at('poster'),
    placeholder,
    transcript: transcriptOf(beats),
    ...(exercise && {
      exercise: describedExercise(exerciseFor(slug), exercise, beats.at(-1)?.from ?? 0),
    }),
    ...(music && { music }),
  }
}

/** Writes the list of the rendered lessons, in their order. */
export async function writeLists(lessons: readonly Lesson[], origins: LessonOrigins): Promise<void> {
  const music = describedMusic(readMusic(LESSONS))
  const rendered = lessons.flatMap((lesson) => {
    const origin = origins[lesson.slug]
    return origin ? [{ slug: lesson.slug, origin, video: videoOf(lesson, origin, music) }] : []
  })
  const file = LessonsFile.parse({ version: 1, videos: rendered.map(({ video }) => video) })
  const kept = Object.fromEntries(rendered.map(({ slug, origin }) => [slug, origin]))
  await writeFile(join(LESSONS, 'origins.json'), `${JSON.stringify(kept, null, 1)}\n`)
  await writeFile(
    join(LESSONS, 'lessons.json'),
    `{"version":${file.version},"videos":[\n${file.videos.map((video) => JSON.stringify(video)).join(',\n')}\n]}\n`,
  )
}

export const lessonSeconds = (lesson: Lesson) => secondsOf(timed(lesson))
