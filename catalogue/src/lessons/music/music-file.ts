import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { VideoMusic } from '@dream/contract/api/sections/videos'

import { hasFields } from '#json/read-record.ts'
import { digestOf } from '../digest.ts'
import { readMp4 } from '../mp4.ts'
import { pipeToFfmpeg, PLAIN } from '../stage/ffmpeg.ts'
import { CHORD_NOTES, LOOP_S, TOUCHED_NOTES } from './score.ts'
import { interleaved, SAMPLE_RATE, synthesise } from './synthesise.ts'

const BASE_PATH = '/media/lessons'
/** Metadata of the music file, beside it. */
const ORIGIN = 'music.json'
/**
 * Extra seconds after the loop. Decoders add up to a tenth of a second before the first sample, so the file continues into the
 * next round and players loop in its middle: whatever the offset, a loop's length from there is a whole round.
 */
const MORE_S = 1
const LOOP_FROM_S = 0.5
const MAX_KILOBYTES = 600
const MAX_OFF_S = 0.2

/** Published music, and the digest of its score. */
export interface MusicOrigin {
  score: string
  path: string
  digest: string
}

const scoreDigest = () => digestOf(JSON.stringify([LOOP_S, CHORD_NOTES, TOUCHED_NOTES]))

const isOrigin = (value: unknown): value is MusicOrigin => hasFields(value, 'score', 'path', 'digest')

/** Reads the metadata; null when there is no music yet. */
export function readMusic(folder: string): MusicOrigin | null {
  const path = join(folder, ORIGIN)
  if (!existsSync(path)) return null
  const origin: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isOrigin(origin)) throw new Error(`${path} is damaged`)
  return origin
}

/** Music as the player receives it. */
export const describedMusic = (origin: MusicOrigin | null): VideoMusic | null =>
  origin && {
    source: `${BASE_PATH}/${origin.path}`,
    loopFromS: LOOP_FROM_S,
    loopToS: LOOP_FROM_S + LOOP_S,
  }

const filesOf = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^music\..*\.m4a$/.test(name))

/** Renders the score into a file of the folder, and replaces the previous one. */
export async function writeMusic(folder: string): Promise<MusicOrigin> {
  const made = join(folder, 'music.m4a')
  const samples = interleaved(synthesise(), SAMPLE_RATE, LOOP_S + MORE_S)
  const from = `-f f32le -ar ${SAMPLE_RATE} -ac 2 -i - -c:a aac -b:a 56k ${PLAIN}`
  await pipeToFfmpeg([samples], [...from.split(' '), made])
  const data = await readFile(made)
  const digest = digestOf(data)
  const path = `music.${digest.slice(0, 8)}.m4a`
  for (const name of await filesOf(folder)) await rm(join(folder, name))
  await rm(made)
  await writeFile(join(folder, path), data)
  const origin = { score: scoreDigest(), path, digest }
  await writeFile(join(folder, ORIGIN), `${JSON.stringify(origin, null, 1)}\n`)
  return origin
}

/** Problems of the music: it must match the score, be complete and small, and be the only file. */
export async function musicProblems(folder: string, origin: MusicOrigin | null): Promise<string[]> {
  if (!origin) return ['the music of the lessons is not made']
  const { path } = origin
  const others = (await filesOf(folder)).filter((name) => name !== path)
  const strange = others.map((name) => `${name} is no music of the lessons`)
  const data = await readFile(join(folder, path)).catch(() => null)
  if (!data) return [...strange, `${path} is missing`]
  if (digestOf(data) !== origin.digest) return [...strange, `${path} is not what was made`]
  const { seconds, startsFast } = readMp4(data)
  return [
    ...strange,
    ...(origin.score === scoreDigest() ? [] : ['the score of the music has changed']),
    ...(Math.abs(seconds - LOOP_S - MORE_S) > MAX_OFF_S ? [`${path} lasts ${seconds.toFixed(1)} s`] : []),
    ...(startsFast ? [] : [`${path} cannot begin before it is loaded`]),
    ...(data.length > MAX_KILOBYTES * 1000 ? [`${path} takes ${Math.round(data.length / 1000)} kB`] : []),
  ]
}
