import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import { readDesigns, writeDesigns } from '#library/library-files.ts'
import { LIBRARY } from '#library/library.ts'
import { libraryPlans } from '#library/library-plans.ts'
import { readArchive } from '#library/archived.ts'
import {
  fileFor,
  FOLDER,
  LIST,
  renderJobs,
  rendersText,
  readRenders,
  viewsOf,
  withModel,
} from '#dollhouse/manifest.ts'

/**
 * Renders missing doll-houses of the library's plans from both sides, and adds them to designs.json: `npm run dollhouse -w
 * catalogue [-- --only wattle,mallee --jobs 2]`. No build, test or start calls it.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, jobs: { type: 'string', default: '2' } },
})

interface Rendered {
  data: Uint8Array
  size: { width: number; height: number }
}

const folder = join(LIBRARY, FOLDER)
const starts = values.only.split(',')
const renders = await readRenders(LIBRARY)
const scenes = [...(await libraryPlans(LIBRARY))].flatMap(([slug, plan]) =>
  renderJobs(plan).map((job) => ({ slug, ...job })),
)

type Waiting = (typeof scenes)[number]

const isRendered = ({ hash }: Waiting) => {
  const render = renders[hash]
  return render !== undefined && existsSync(join(folder, render.file))
}

async function save(path: string, data: Uint8Array | string) {
  await writeFile(`${path}.half`, data)
  await rename(`${path}.half`, path)
}

/** Lock: one worker at a time writes the manifest. */
let saving = Promise.resolve()

async function store({ slug, side, hash }: Waiting, { data, size }: Rendered) {
  const file = fileFor(side, data)
  await save(join(folder, file), data)
  renders[hash] = { file, ...size }
  saving = saving.then(() => save(join(folder, LIST), rendersText(renders)))
  await saving
  console.log(`${slug} from the ${side}: ${(data.length / 1000).toFixed(1)} kB`)
}

const renderWith = (worker: Worker, { text }: Waiting) =>
  new Promise<Rendered>((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.postMessage(text)
  })

async function renderMissing() {
  const waiting = scenes
    .filter(({ slug }) => starts.some((start) => slug.startsWith(start)))
    .filter((scene) => !isRendered(scene))
  console.log(`${waiting.length} of ${scenes.length} pictures of doll-houses to render`)
  const work = async () => {
    const worker = new Worker(new URL('../dollhouse/render-worker.ts', import.meta.url))
    for (let next = waiting.shift(); next; next = waiting.shift())
      await store(next, await renderWith(worker, next))
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(Number(values.jobs), waiting.length) }, work))
}

/** Deletes renders that no plan of the library shows any more. */
async function removeUnused() {
  const wanted = new Set(scenes.map(({ hash }) => hash))
  const used = Object.fromEntries(Object.entries(renders).filter(([hash]) => wanted.has(hash)))
  const archived = Object.values(await readArchive(LIBRARY)).flatMap((plan) => plan.files)
  const files = new Set([
    LIST,
    ...Object.values(used).map(({ file }) => file),
    ...archived.map((path) => basename(path)),
  ])
  await save(join(folder, LIST), rendersText(used))
  for (const name of await readdir(folder)) if (!files.has(name)) await rm(join(folder, name))
}

/** Prepares everything before it reads the list, so that nobody else can write the list in between. */
async function nameInList() {
  const hashes = Map.groupBy(scenes, ({ slug }) => slug)
  const designs = await readDesigns(LIBRARY)
  await writeDesigns(
    designs.map((design) =>
      withModel(
        design,
        viewsOf(
          (hashes.get(design.slug) ?? []).map(({ hash }) => hash),
          renders,
        ),
      ),
    ),
    LIBRARY,
  )
}

await mkdir(folder, { recursive: true })
await renderMissing()
await removeUnused()
await nameInList()
