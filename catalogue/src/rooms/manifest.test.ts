import { mkdtemp, mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addRender, type RoomRender, readManifest } from './manifest.ts'

const render = (scene: string): RoomRender => ({
  scene,
  design: 'd',
  samples: 64,
  files: {},
  placeholder: '',
  width: 800,
  height: 1067,
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renders-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps every entry that several renderers add at the same time', async () => {
  const slugs = Array.from({ length: 12 }, (_, at) => `kitchen-${String(at).padStart(2, '0')}`)

  await Promise.all(slugs.toReversed().map((slug) => addRender(slug, render(slug), folder)))

  expect(Object.keys(readManifest(folder))).toEqual(slugs)
  expect(await readdir(folder)).toEqual(['rooms.json'])
})

it('continues after a renderer was stopped while it held the lock', async () => {
  const lock = join(folder, '.lock')
  await mkdir(lock)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)

  await addRender('living-coastal-1', render('a'), folder)

  expect(readManifest(folder)).toEqual({ 'living-coastal-1': render('a') })
})
