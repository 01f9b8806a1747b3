import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import type { VideoExercise } from '@dream/contract/api/sections/videos'

import { digestOf } from '../digest.ts'
import { drawChoice, drawSolution, PICTURE } from './draw-exercise.ts'
import type { Choice, Exercise, Letter } from './exercise.ts'

const BASE_PATH = '/media/lessons'
const FOLDER = 'exercise'

/** Paths of an exercise's drawings, below the folder of lessons and without the extension of their compression. */
export interface ExerciseOrigin {
  /** Digest of the question with all its measurements, and of the drawn plans. */
  script: string
  files: Record<Letter, { drawing: string; solution: string }>
}

/** Digest that changes with the choice of plans or their drawing, so that an exercise never changes unnoticed. */
export function exerciseDigest(exercise: Exercise): string {
  const text = JSON.stringify(exercise, (key, value: unknown) =>
    key === 'plan' || key === 'box' ? undefined : value,
  )
  const drawn = [exercise.a, exercise.b].map(({ house }) =>
    house.plan.levels.map(({ cells, openings, pieces }) => ({ cells, openings, pieces })),
  )
  return digestOf(text + JSON.stringify(drawn))
}

async function pack(folder: string, path: (digest: string) => string, svg: string): Promise<string> {
  const name = path(digestOf(svg).slice(0, 8))
  await writeFile(join(folder, `${name}.gz`), gzipSync(svg, { level: 9 }))
  return name
}

async function writeChoice(folder: string, stem: string, choice: Choice) {
  return {
    drawing: await pack(folder, (digest) => `${stem}.${digest}.svg`, drawChoice(choice)),
    solution: await pack(folder, (digest) => `${stem}-solution.${digest}.svg`, drawSolution(choice)),
  }
}

/** Draws an exercise into the lesson's folder. */
export async function writeExercise(
  folder: string,
  slug: string,
  exercise: Exercise,
): Promise<ExerciseOrigin> {
  const place = join(folder, slug, FOLDER)
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  const stem = `${slug}/${FOLDER}`
  return {
    script: exerciseDigest(exercise),
    files: {
      a: await writeChoice(folder, `${stem}/a`, exercise.a),
      b: await writeChoice(folder, `${stem}/b`, exercise.b),
    },
  }
}

export const pathsOf = ({ files: { a, b } }: ExerciseOrigin) =>
  [a.drawing, a.solution, b.drawing, b.solution].map((path) => `${path}.gz`)

/** Exercise as the player receives it. */
export function describedExercise(
  { question, a, b, answer, reason }: Exercise,
  { files }: ExerciseOrigin,
  startsAtS: number,
): VideoExercise {
  const choice = ({ shows }: Choice, { drawing, solution }: ExerciseOrigin['files'][Letter]) => ({
    drawing: `${BASE_PATH}/${drawing}`,
    solution: `${BASE_PATH}/${solution}`,
    shows,
  })
  return {
    startsAtS,
    question,
    width: PICTURE.w,
    height: PICTURE.h,
    a: choice(a, files.a),
    b: choice(b, files.b),
    answer,
    reason,
  }
}

async function isAsDrawn(folder: string, path: string): Promise<boolean> {
  const digest = path.split('.').at(-3) ?? ''
  const svg = gunzipSync(await readFile(join(folder, path))).toString()
  return digestOf(svg).startsWith(digest)
}

/** Problems of an exercise: whether its plans, drawings and files are unchanged. */
export async function exerciseProblems(
  folder: string,
  exercise: Exercise,
  origin: ExerciseOrigin | undefined,
): Promise<string[]> {
  if (!origin) return ['its exercise is not drawn']
  const paths = pathsOf(origin)
  const missing = paths.filter((path) => !existsSync(join(folder, path)))
  const there = paths.filter((path) => !missing.includes(path))
  const same = await Promise.all(there.map((path) => isAsDrawn(folder, path)))
  return [
    ...(origin.script === exerciseDigest(exercise) ? [] : ['its exercise or a plan in it has changed']),
    ...missing.map((path) => `${path} is missing`),
    ...there.filter((_, index) => !same[index]).map((path) => `${path} is not what was drawn`),
  ]
}
