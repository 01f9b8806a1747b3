import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LessonsFile, type Video, type VideoMusic } from '@dream/contract/api/sections/videos'

import type { Check } from '#checks/check.ts'

import { digestOf } from './digest.ts'
import { exerciseProblems, pathsOf } from './exercises/exercise-files.ts'
import { exerciseFor } from './exercises/list.ts'
import type { Lesson } from './lesson.ts'
import type { LessonOrigin, LessonOrigins } from './library.ts'
import { plansDigest, readOrigins, scriptDigest, videoOf } from './library.ts'
import { LESSON_LIST } from './list.ts'
import { readMp4 } from './mp4.ts'
import { describedMusic, musicProblems, readMusic } from './music/music-file.ts'
import type { Cue } from './time/vtt.ts'
import { readVtt } from './time/vtt.ts'

const MAX_MEGABYTES = 11
const MAX_VIDEO_MEGABYTES = 1.2
const SECONDS = { min: 18, max: 32 }
const MAX_CHARACTERS_PER_SECOND = 17
const MIN_CAPTION_SECONDS = 1.2
const MAX_LINES = 2
const MAX_GAP_SECONDS = 0.1

const textOf = ({ lines }: Cue) => lines.join(' ')

/** Problems of captions: they must cover the video from its first frame to its last, one at a time, each long enough to be read. */
export function captionProblems(cues: readonly Cue[], seconds: number): string[] {
  const problems: string[] = []
  if ((cues[0]?.from ?? 1) > MAX_GAP_SECONDS) problems.push('captions begin late')
  if (Math.abs((cues.at(-1)?.to ?? 0) - seconds) > MAX_GAP_SECONDS)
    problems.push('captions do not end with the video')
  for (const [index, cue] of cues.entries()) {
    const lasts = cue.to - cue.from
    const gap = cue.from - (cues[index - 1]?.to ?? cue.from)
    if (gap < 0) problems.push(`"${textOf(cue)}" comes before the one before has gone`)
    if (gap > MAX_GAP_SECONDS) problems.push(`nothing is said before "${textOf(cue)}"`)
    if (lasts < MIN_CAPTION_SECONDS) problems.push(`"${textOf(cue)}" is gone too soon`)
    if (textOf(cue).length / lasts > MAX_CHARACTERS_PER_SECOND)
      problems.push(`"${textOf(cue)}" is hard to read in time`)
    if (cue.lines.length > MAX_LINES) problems.push(`"${textOf(cue)}" has ${cue.lines.length} lines`)
  }
  return problems
}

/** Problems of a transcript: it must contain the captions in their order. */
export function transcriptProblems(transcript: readonly string[], cues: readonly Cue[]): string[] {
  const isSame = cues.every((cue, index) => transcript[index]?.startsWith(textOf(cue)) ?? false)
  return isSame && transcript.length === cues.length ? [] : ['its transcript is not its captions']
}

function videoProblems(data: Buffer, video: Video): string[] {
  const { seconds, width, height, startsFast } = readMp4(data)
  const lasts = Math.abs(seconds - video.seconds) > MAX_GAP_SECONDS
  return [
    ...(lasts ? [`the video lasts ${seconds.toFixed(2)} s, not ${video.seconds}`] : []),
    ...(seconds < SECONDS.min || seconds > SECONDS.max ? [`the video lasts ${seconds.toFixed(1)} s`] : []),
    ...(width !== video.width || height !== video.height ? [`the video is ${width} x ${height}`] : []),
    ...(startsFast ? [] : ['the video cannot begin before it is loaded']),
    ...(data.length > MAX_VIDEO_MEGABYTES * 1e6
      ? [`the video takes ${(data.length / 1e6).toFixed(2)} MB`]
      : []),
  ]
}

interface Checked {
  problems: string[]
  bytes: number
}

interface Rendered {
  folder: string
  lesson: Lesson
  origin: LessonOrigin | undefined
  listed: Video | undefined
  music: VideoMusic | null
}

async function lessonProblems({ folder, lesson, origin, listed, music }: Rendered): Promise<Checked> {
  if (!origin || !listed) return { problems: ['it is not rendered'], bytes: 0 }
  const problems: string[] = []
  if (origin.script !== scriptDigest(lesson)) problems.push('its script or a plan in it has changed')
  if (origin.plans !== plansDigest(lesson)) problems.push('a plan in it is drawn differently now')
  if (JSON.stringify(videoOf(lesson, origin, music)) !== JSON.stringify(listed))
    problems.push('the list describes it differently')
  const files = Object.values(origin.files)
  const missing = files.filter(({ path }) => !existsSync(join(folder, path)))
  if (missing.length > 0)
    return { problems: [...problems, ...missing.map(({ path }) => `${path} is missing`)], bytes: 0 }
  const read = (path: string) => readFile(join(folder, path))
  const all = await Promise.all(
    files.map(async ({ path, digest }) => ({ path, digest, data: await read(path) })),
  )
  const cues = readVtt((await read(origin.files.captions.path)).toString())
  return {
    problems: [
      ...problems,
      ...all
        .filter(({ digest, data }) => digestOf(data) !== digest)
        .map(({ path }) => `${path} is not what was rendered`),
      ...videoProblems(await read(origin.files.video.path), listed),
      ...captionProblems(cues, listed.seconds),
      ...transcriptProblems(listed.transcript, cues),
      ...(await exerciseProblems(folder, exerciseFor(lesson.slug), origin.exercise)),
    ],
    bytes: all.reduce((sum, { data }) => sum + data.length, 0),
  }
}

async function strangers(folder: string, origins: LessonOrigins): Promise<string[]> {
  const known = new Set(
    Object.values(origins).flatMap(({ files, exercise }) => [
      ...Object.values(files).map(({ path }) => path),
      ...(exercise ? pathsOf(exercise) : []),
    ]),
  )
  const found = await readdir(folder, { recursive: true })
  return found
    .filter((path) => /\/.*\.\w+$/.test(path) && !known.has(path))
    .map((path) => `${path} belongs to no lesson`)
}

/** A lesson, or the error message when its plans no longer support it. */
function made(make: () => Lesson): Lesson | string {
  try {
    return make()
  } catch (error) {
    return `the lesson ${make.name}: ${String(error)}`
  }
}

/** Check of the rendered lessons: their files, captions and texts, and whether their scripts and plans are unchanged. */
export const renderedLessons: Check = async (library) => {
  const folder = join(library, 'lessons')
  const origins = readOrigins(folder)
  const { videos } = LessonsFile.parse(JSON.parse(await readFile(join(folder, 'lessons.json'), 'utf8')))
  const track = readMusic(folder)
  const music = describedMusic(track)
  const problems = [...(await strangers(folder, origins)), ...(await musicProblems(folder, track))]
  let bytes = 0
  for (const make of LESSON_LIST) {
    const lesson = made(make)
    if (typeof lesson === 'string') {
      problems.push(lesson)
      continue
    }
    const listed = videos.find(({ slug }) => slug === lesson.slug)
    const checked = await lessonProblems({ folder, lesson, origin: origins[lesson.slug], listed, music })
    problems.push(...checked.problems.map((problem) => `lesson ${lesson.slug}: ${problem}`))
    bytes += checked.bytes
  }
  const megabytes = bytes / 1e6
  if (megabytes > MAX_MEGABYTES) problems.push(`the lessons take ${megabytes.toFixed(1)} MB`)
  return { problems, summary: `${videos.length} lessons, ${megabytes.toFixed(1)} MB` }
}
