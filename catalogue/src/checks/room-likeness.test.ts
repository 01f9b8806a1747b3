import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '#rooms/manifest.ts'
import { nearestRooms } from './room-likeness.ts'

const NAME = '540.aa.webp'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likeness-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A picture of a room in two colours: a wall, and a bench at `x`. */
async function aRoom(slug: string, { wall, bench, x }: { wall: string; bench: string; x: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480"><rect width="360" height="480" fill="${wall}"/><rect x="${x}" y="250" width="140" height="150" fill="${bench}"/></svg>`
  await mkdir(join(folder, slug))
  await sharp(Buffer.from(svg))
    .webp()
    .toFile(join(folder, slug, NAME))
  return [
    slug,
    { scene: '', design: '', samples: 64, files: { [NAME]: '' }, placeholder: '', width: 360, height: 480 },
  ] as const
}

it('finds two rooms that differ only in their colours, and leaves out other kinds of room', async () => {
  const manifest: Manifest = Object.fromEntries([
    await aRoom('kitchen-coastal-1', { wall: '#f4f3ef', bench: '#8fb3b8', x: 40 }),
    await aRoom('kitchen-farmhouse-1', { wall: '#f1ebdf', bench: '#51614f', x: 40 }),
    await aRoom('kitchen-contemporary-1', { wall: '#eae4d9', bench: '#4a4a44', x: 200 }),
    await aRoom('living-coastal-1', { wall: '#f4f3ef', bench: '#8fb3b8', x: 40 }),
  ])

  const [nearest, ...others] = await nearestRooms(folder, manifest)

  expect(nearest?.pair).toEqual(['kitchen-coastal-1', 'kitchen-farmhouse-1'])
  expect(nearest?.apart).toBeLessThan(0.1)
  expect(others).toHaveLength(2)
  for (const { apart } of others) expect(apart).toBeGreaterThan(0.5)
})

it('allows the rooms of one set to look alike, as intended', async () => {
  const manifest: Manifest = Object.fromEntries([
    await aRoom('bathroom-hamptons-1', { wall: '#f2f1ed', bench: '#c2a078', x: 40 }),
    await aRoom('bathroom-japandi-1', { wall: '#eae4d9', bench: '#d8cfbf', x: 40 }),
  ])

  expect(await nearestRooms(folder, manifest)).toEqual([])
})
