import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

import { digestOf } from '#lessons/digest.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { writeExercise } from '#lessons/exercises/exercise-files.ts'
import { exerciseFor } from '#lessons/exercises/list.ts'
import type { LessonOrigin, LessonOrigins } from '#lessons/library.ts'
import {
  cuesOf,
  lessonSeconds,
  LESSONS,
  plansDigest,
  readOrigins,
  scriptDigest,
  writeLists,
} from '#lessons/library.ts'
import { LESSON_LIST } from '#lessons/list.ts'
import { encode } from '#lessons/stage/encode.ts'
import type { Animation } from '#lessons/stage/animation.ts'
import { animationOf } from '#lessons/stage/animation.ts'
import type { Stage } from '#lessons/stage/open-stage.ts'
import { openStage } from '#lessons/stage/open-stage.ts'
import { FRAMES_PER_SECOND } from '#lessons/time/timeline.ts'
import { writeVtt } from '#lessons/time/vtt.ts'

/**
 * Renders the lessons whose script or plans have changed: `npm run lessons -w catalogue [-- slug ...]`, with `--again` those whose
 * stage has changed too. Needs Chromium and ffmpeg and takes a minute a lesson, so its results are committed, and no build, test
 * or start calls it.
 */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

async function* pictures(stage: Stage, { seconds }: Animation): AsyncGenerator<Buffer> {
  const frames = Math.round(seconds * FRAMES_PER_SECOND)
  for (let frame = 0; frame < frames; frame++) yield await stage.picture(frame / FRAMES_PER_SECOND)
}

async function pictureFiles(stage: Stage, { beats, lesson }: Animation) {
  const beat = beats[lesson.posterBeat]
  const still = await stage.picture((beat?.to ?? 0) - 0.4)
  const poster = await sharp(still).avif({ quality: 50, effort: 4 }).toBuffer()
  const tiny = await sharp(still).resize({ width: 12 }).webp({ quality: 40 }).toBuffer()
  return { poster, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

async function render(browser: Browser, lesson: Lesson): Promise<LessonOrigin> {
  const animation = animationOf(lesson)
  const stage = await openStage(browser, animation)
  const folder = await mkdtemp(join(tmpdir(), 'lesson-'))
  await encode(pictures(stage, animation), join(folder, 'video.mp4'))
  const { poster, placeholder } = await pictureFiles(stage, animation)
  await stage.close()
  const made = [
    { kind: 'video', ending: 'mp4', data: await readFile(join(folder, 'video.mp4')) },
    { kind: 'captions', ending: 'vtt', data: Buffer.from(writeVtt(cuesOf(animation.beats))) },
    { kind: 'poster', ending: 'avif', data: poster },
  ] as const
  await rm(folder, { recursive: true })
  return {
    script: scriptDigest(lesson),
    plans: plansDigest(lesson),
    files: await written(lesson.slug, made),
    placeholder,
    seconds: lessonSeconds(lesson),
  }
}

type Made = readonly { kind: keyof LessonOrigin['files']; ending: string; data: Buffer }[]

async function written(slug: string, made: Made): Promise<LessonOrigin['files']> {
  await rm(join(LESSONS, slug), { recursive: true, force: true })
  await mkdir(join(LESSONS, slug), { recursive: true })
  const none = { path: '', digest: '' }
  const files: LessonOrigin['files'] = { video: none, captions: none, poster: none }
  for (const { kind, ending, data } of made) {
    const digest = digestOf(data)
    files[kind] = { path: `${slug}/${kind}.${digest.slice(0, 8)}.${ending}`, digest }
    await writeFile(join(LESSONS, files[kind].path), data)
  }
  return files
}

/** Draws the exercise again, which is quick: the new folder of a video has none. */
async function withExercise(slug: string): Promise<LessonOrigins> {
  const origins = readOrigins()
  const origin = origins[slug]
  if (!origin) return origins
  return {
    ...origins,
    [slug]: { ...origin, exercise: await writeExercise(LESSONS, slug, exerciseFor(slug)) },
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
})
const lessons = LESSON_LIST.map((make) => make())
const wanted = lessons.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug))
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
for (const lesson of wanted) {
  const known = readOrigins()[lesson.slug]
  const isSame = known?.script === scriptDigest(lesson) && known.plans === plansDigest(lesson)
  if (isSame && !values.again) continue
  const started = Date.now()
  const origin = await render(browser, lesson)
  await writeLists(lessons, { ...readOrigins(), [lesson.slug]: origin })
  console.log(
    `${lesson.slug}: ${origin.seconds} s, rendered in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
await browser.close()
for (const { slug } of wanted) await writeLists(lessons, await withExercise(slug))
