import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { listRooms, type Room } from './list.ts'

/**
 * Prints the rooms that are not printed yet: `npm run rooms -w catalogue [-- count]`. It needs Blender and numpy and takes
 * minutes a picture, so its results are committed and nothing else ever calls it. `rooms.json` says which scene made which files.
 */
const run = promisify(execFile)
const here = import.meta.dirname
const library = join(here, '../../library/rooms')
const manifestPath = join(library, 'rooms.json')
const PRINT = { size: [1000, 1334] as const, samples: 24, threads: 1 }
const WIDTHS = [800, 540, 360] as const

type Entry = {
  scene: string
  files: Record<string, string>
  placeholder: string
  width: number
  height: number
}
type Manifest = Record<string, Entry>

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

async function readManifest(): Promise<Manifest> {
  return existsSync(manifestPath) ? JSON.parse(await readFile(manifestPath, 'utf8')) : {}
}

async function printScene(room: Room, folder: string): Promise<string> {
  const [scene, passes, picture] = [
    join(folder, 'scene.json'),
    join(folder, 'scene.npz'),
    join(folder, 'scene.ppm'),
  ]
  await writeFile(scene, JSON.stringify({ ...room.scene, ...PRINT }))
  const python = join(here, '../../render')
  await run('blender', ['-b', '-noaudio', '-P', join(python, 'print_scene.py'), '--', scene, passes], {
    maxBuffer: 1e8,
  })
  await run('python3', [join(python, 'finish_picture.py'), passes, picture, String(room.scene.exposure)])
  return picture
}

/** sharp reads no PPM, so the pixels are handed over raw. */
async function pixelsOf(path: string) {
  const data = await readFile(path)
  const end = data.indexOf(10) + 1
  const [, width = 0, height = 0] = data.subarray(0, end).toString().split(' ').map(Number)
  return sharp(data.subarray(end), { raw: { width, height, channels: 3 } })
}

async function encode(room: Room, path: string): Promise<Omit<Entry, 'scene'>> {
  const source = await pixelsOf(path)
  const folder = join(library, room.slug)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files: Record<string, string> = {}
  for (const width of WIDTHS) {
    const sized = source.clone().resize({ width, kernel: 'lanczos3' })
    const kinds = {
      avif: sized.clone().avif({ quality: 52, effort: 3 }),
      webp: sized.clone().webp({ quality: 78 }),
    }
    for (const [kind, image] of Object.entries(kinds)) {
      const bytes = await image.toBuffer()
      const name = `${width}.${digest(bytes).slice(0, 8)}.${kind}`
      await writeFile(join(folder, name), bytes)
      files[name] = digest(bytes)
    }
  }
  const tiny = await source.clone().resize({ width: 12 }).webp({ quality: 40 }).toBuffer()
  return {
    files,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    width: WIDTHS[0],
    height: Math.round((WIDTHS[0] * PRINT.size[1]) / PRINT.size[0]),
  }
}

const limit = Number(process.argv[2] ?? Infinity)
const manifest = await readManifest()
const folder = await mkdtemp(join(tmpdir(), 'rooms-'))
await mkdir(library, { recursive: true })
let printed = 0
for (const room of listRooms()) {
  const scene = digest(JSON.stringify(room.scene))
  if (manifest[room.slug]?.scene === scene) continue
  if (printed >= limit) break
  manifest[room.slug] = { scene, ...(await encode(room, await printScene(room, folder))) }
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)))
  await writeFile(manifestPath, `${JSON.stringify(sorted, null, 1)}\n`)
  printed++
  process.stdout.write(`${room.slug}\n`)
}
await rm(folder, { recursive: true })
