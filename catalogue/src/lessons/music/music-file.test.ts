import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { LESSONS } from '../library.ts'
import { describedMusic, musicProblems, readMusic } from './music-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'music-'))
  const { path = '' } = readMusic(LESSONS) ?? {}
  for (const name of ['music.json', path]) await cp(join(LESSONS, name), join(folder, name))
})
afterEach(() => rm(folder, { recursive: true }))

const published = () => readMusic(folder)
const problems = () => musicProblems(folder, published())
const fileOf = (path = published()?.path ?? '') => join(folder, path)

test('the published music matches the score, and its loop lies within the file', async () => {
  expect(await problems()).toEqual([])
  expect(describedMusic(published())).toMatchObject({ loopFromS: 0.5, loopToS: 72.5 })
})

test('missing music is reported', async () => {
  await rm(join(folder, 'music.json'))

  expect(published()).toBeNull()
  expect(await problems()).toEqual(['the music of the lessons is not made'])
  expect(describedMusic(null)).toBeNull()
})

test('music of another score is reported', async () => {
  const origin = published()

  expect(await musicProblems(folder, origin && { ...origin, score: '' })).toEqual([
    'the score of the music has changed',
  ])
})

test('a missing, damaged or left over file is reported', async () => {
  const data = await readFile(fileOf())
  await writeFile(fileOf('music.00000000.m4a'), '')
  await writeFile(fileOf(), data.subarray(0, -1))
  expect(await problems()).toEqual([
    'music.00000000.m4a is no music of the lessons',
    expect.stringContaining('is not what was made'),
  ])

  await rm(fileOf())

  expect(await problems()).toContainEqual(expect.stringMatching(/is missing$/))
})
