import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { denoiserWeights } from '#rooms/denoiser-weights.ts'
import { encode, pixelsOf, removeOthers } from '#rooms/encode.ts'
import { isDealt } from '#rooms/dealt.ts'
import type { Room } from '#rooms/list.ts'
import { addRender, readManifest, ROOMS_FOLDER } from '#rooms/manifest.ts'
import { cameraOf, designOf, sceneOf } from '#rooms/room-hashes.ts'
import { wantedRooms } from '#rooms/same-rooms.ts'
import { QUALITY, workList } from '#rooms/work-list.ts'

/**
 * Renders the work list: `npm run rooms -w catalogue [-- --limit 10 --minutes 120 --only kitchen,bathroom]`. A picture takes
 * minutes, so a run may be stopped at any time: finished pictures are kept, and the next run continues. `--list` prints the work
 * list, `--again` also renders finished pictures of `--only`, and `--trial FOLDER` renders small pictures into that folder and
 * leaves the library unchanged. Needs Blender and numpy; no build, test or start calls it.
 */
const run = promisify(execFile)
const PYTHON = join(import.meta.dirname, '../../render')
const TRIAL = { size: [420, 560], samples: 20 } as const
const LOWEST_PRIORITY = 19

const { values } = parseArgs({
  options: {
    limit: { type: 'string', default: 'Infinity' },
    /** Minutes after which no picture is begun; the current one is finished. */
    minutes: { type: 'string', default: 'Infinity' },
    threads: { type: 'string', default: '2' },
    /** Slug prefixes. */
    only: { type: 'string', default: '' },
    trial: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
})

const quality = values.trial ? TRIAL : QUALITY

async function renderScene(room: Room, folder: string): Promise<string> {
  const drawn = room.scene()
  const paths = [join(folder, 'scene.json'), join(folder, 'scene.npz'), join(folder, 'scene.ppm')] as const
  const [scene, passes, picture] = paths
  await writeFile(scene, JSON.stringify({ ...drawn, ...quality, threads: Number(values.threads) }))
  await run('blender', ['-b', '-noaudio', '-P', join(PYTHON, 'render_scene.py'), '--', scene, passes], {
    maxBuffer: 1e8,
  })
  const finish = [String(drawn.exposure), drawn.tones ?? 'filmic', await denoiserWeights()]
  await run('python3', [join(PYTHON, 'finish_picture.py'), passes, picture, ...finish])
  return picture
}

async function renderRoom(room: Room, folder: string): Promise<void> {
  const picture = await renderScene(room, folder)
  if (values.trial) {
    await (await pixelsOf(picture)).png().toFile(join(values.trial, `${room.slug}.png`))
    return
  }
  const { samples } = quality
  const encoded = await encode(room.slug, picture)
  const shown = { scene: sceneOf(room), design: designOf(room), camera: cameraOf(room) }
  await addRender(room.slug, { ...shown, samples, ...encoded })
  await removeOthers(room.slug, encoded.files)
}

async function renderAll(rooms: readonly Room[]): Promise<void> {
  const start = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'))
  for (const [at, room] of rooms.entries()) {
    const begun = Date.now()
    if (begun - start > Number(values.minutes) * 60_000) break
    await renderRoom(room, folder)
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.log(`${room.slug}: ${seconds} s, ${rooms.length - at - 1} to go`)
  }
  await rm(folder, { recursive: true })
}

const wanted = values.only.split(',')
const isWanted = ({ slug }: Room) => wanted.some((start) => slug.startsWith(start))
const waiting = workList(readManifest()).filter(({ room }) => isDealt(room.slug) && isWanted(room))
const isFree = values.trial !== '' || values.again
const rooms = (isFree ? wantedRooms().filter(isWanted) : waiting.map(({ room }) => room)).slice(
  0,
  Number(values.limit),
)
if (values.list) {
  for (const { room, why } of waiting) console.log(`${room.slug}: ${why}`)
} else {
  setPriority(LOWEST_PRIORITY)
  await mkdir(values.trial || ROOMS_FOLDER, { recursive: true })
  await renderAll(rooms)
}
