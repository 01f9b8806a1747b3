import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { encode, pixelsOf } from '#rooms/encode.ts'
import { listRooms, type Room } from '#rooms/list.ts'
import { addRender, digest, readManifest, ROOMS_FOLDER } from '#rooms/manifest.ts'

/**
 * Renders the rooms that are not rendered yet: `npm run rooms -w catalogue [-- --count 10 --jobs 2 --only kitchen,bathroom]`. It needs
 * Blender and numpy and takes minutes a picture, so its results are committed and nothing else ever calls it. `rooms.json` says
 * which scene made which files. With `--trial FOLDER` it renders small pictures into that folder and leaves the library as it is.
 */
const run = promisify(execFile)
const PYTHON = join(import.meta.dirname, '../../render')
const FULL = { size: [800, 1067] as const, samples: 8, threads: 1 }
/** Leaves need more rays than walls. */
const SAMPLES_OUTSIDE = 11
const TRIAL = { size: [450, 600] as const, samples: 8, threads: 1 }

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: 'Infinity' },
    jobs: { type: 'string', default: '1' },
    /** Beginnings of slugs. */
    only: { type: 'string', default: '' },
    trial: { type: 'string', default: '' },
  },
})

type Waiting = { room: Room; scene: string }

const isRendered = ({ room, scene }: Waiting) => readManifest()[room.slug]?.scene === scene

async function renderScene(text: string, exposure: number, folder: string): Promise<string> {
  const paths = [join(folder, 'scene.json'), join(folder, 'scene.npz'), join(folder, 'scene.ppm')] as const
  const [scene, passes, picture] = paths
  await writeFile(scene, text)
  await run('blender', ['-b', '-noaudio', '-P', join(PYTHON, 'render_scene.py'), '--', scene, passes], {
    maxBuffer: 1e8,
  })
  await run('python3', [join(PYTHON, 'finish_picture.py'), passes, picture, String(exposure)])
  return picture
}

async function renderRoom({ room, scene }: Waiting, folder: string): Promise<void> {
  const drawn = room.scene()
  const samples = room.category === 'Facade' ? SAMPLES_OUTSIDE : FULL.samples
  const text = JSON.stringify({ ...drawn, ...(values.trial ? TRIAL : { ...FULL, samples }) })
  const picture = await renderScene(text, drawn.exposure, folder)
  if (values.trial) await (await pixelsOf(picture)).png().toFile(join(values.trial, `${room.slug}.png`))
  else await addRender(room.slug, { scene, ...(await encode(room.slug, picture)) })
}

async function renderWaiting(waiting: Waiting[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (!values.trial && isRendered(next)) continue
    await renderRoom(next, folder)
    process.stdout.write(`${next.room.slug}\n`)
  }
  await rm(folder, { recursive: true })
}

const wanted = values.only.split(',')
const waiting = listRooms()
  .filter(({ slug }) => wanted.some((start) => slug.startsWith(start)))
  .map((room) => ({ room, scene: digest(JSON.stringify(room.scene())) }))
  .filter((each) => values.trial || !isRendered(each))
  .slice(0, Number(values.count))
await mkdir(values.trial || ROOMS_FOLDER, { recursive: true })
await Promise.all(Array.from({ length: Number(values.jobs) }, () => renderWaiting(waiting)))
