import { join } from 'node:path'
import sharp from 'sharp'
import { type Manifest, readManifest } from '#rooms/manifest.ts'
import { leaderOf } from '#rooms/same-rooms.ts'
import type { Check } from './check.ts'

const SIZE = { width: 48, height: 64 }
/** Minimum distance of two pictures: nearer pairs show the same room from the same place, whatever its colours. */
const MIN_DISTANCE = 0.24

type Lines = Float64Array

/** Normalised edge strengths of a picture, which do not depend on its colours. */
async function linesOf(file: string): Promise<Lines> {
  const grey = await sharp(file)
    .resize({ ...SIZE, fit: 'fill' })
    .greyscale()
    .blur(0.8)
    .raw()
    .toBuffer()
  const { width, height } = SIZE
  const at = (x: number, y: number) => grey[y * width + x] ?? 0
  const lines = new Float64Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      lines[y * width + x] = Math.sqrt(Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)))
  return lines
}

function normal(lines: Lines): Lines {
  const mean = lines.reduce((sum, value) => sum + value, 0) / lines.length
  const centred = lines.map((value) => value - mean)
  const length = Math.hypot(...centred) || 1
  return centred.map((value) => value / length)
}

/** Distance: 0 for the same lines, 1 for unrelated ones. */
const apart = (a: Lines, b: Lines) => 1 - a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

type Seen = { slug: string; category: string; lines: Lines }

const seen = (folder: string, manifest: Manifest): Promise<Seen[]> =>
  Promise.all(
    Object.entries(manifest).map(async ([slug, { files }]) => {
      const small = Object.keys(files).find((name) => /^540\..*webp$/.test(name)) ?? ''
      const lines = normal(await linesOf(join(folder, slug, small)))
      return { slug, category: slug.split('-')[0] ?? '', lines }
    }),
  )

/** Whether two rooms belong to one set, which differ only by colours on purpose. */
const areOneRoom = (a: string, b: string) => leaderOf(a) !== undefined && leaderOf(a) === leaderOf(b)

/** All pairs of one category that should differ, the nearest first. */
export async function nearestRooms(folder: string, manifest: Manifest) {
  const rooms = await seen(folder, manifest)
  return rooms
    .flatMap((one, at) =>
      rooms
        .slice(at + 1)
        .filter(({ category, slug }) => category === one.category && !areOneRoom(slug, one.slug))
        .map((other) => ({ pair: [one.slug, other.slug] as const, apart: apart(one.lines, other.lines) })),
    )
    .toSorted((a, b) => a.apart - b.apart)
}

/** Check: no two rooms look the same but for their colours. */
export const roomLikeness: Check = async (library) => {
  const folder = join(library, 'rooms')
  const pairs = await nearestRooms(folder, readManifest(folder))
  return {
    problems: pairs
      .filter((each) => each.apart < MIN_DISTANCE)
      .map(({ pair, apart: by }) => `rooms/${pair[0]} and ${pair[1]} look alike: ${by.toFixed(3)} apart`),
    summary: `the most alike rooms are ${pairs[0]?.apart.toFixed(3) ?? '-'} apart`,
  }
}
