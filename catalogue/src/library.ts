import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { CatalogueFile, Design, Picture } from '@dream/contract/api/design'

import { describe } from '#describe/describe.ts'
import { namesFor, slugOf } from '#describe/names.ts'
import { drawCard } from '#draw/card.ts'
import { drawDetail } from '#draw/detail.ts'
import { toAvif } from '#draw/raster.ts'
import { factsOf } from '#plan/facts.ts'
import type { Level, Plan } from '#plan/level.ts'

export const LIBRARY = new URL('../library/', import.meta.url).pathname
const ADDRESS = '/media/plans'

interface File {
  path: string
  data: Buffer
}

const named = (slug: string, name: string, data: Buffer): File => {
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const [stem = '', ending = ''] = name.split('.')
  return { path: `${slug}/${stem}.${digest}.${ending}`, data }
}

interface Drawn {
  files: File[]
  card: Picture
  drawing: Picture
}

async function drawLevel(plan: Plan, level: Level, slug: string): Promise<Drawn> {
  const light = await toAvif(drawCard(plan, level, 'light').svg)
  const dark = await toAvif(drawCard(plan, level, 'dark').svg)
  const detail = drawDetail(plan, level, factsOf(plan).livingSide)
  const files = [
    named(slug, `card-${level.name}.avif`, light.data),
    named(slug, `card-${level.name}-dark.avif`, dark.data),
    named(slug, `plan-${level.name}.svg`, Buffer.from(detail.svg)),
  ]
  const [card, cardDark, drawing] = files.map((file) => `${ADDRESS}/${file.path}`)
  const shown = plan.levels.length > 1 ? level.name : null
  return {
    files,
    card: {
      level: shown,
      light: card ?? '',
      dark: cardDark ?? null,
      width: light.width,
      height: light.height,
    },
    drawing: {
      level: shown,
      light: drawing ?? '',
      dark: `${drawing}#dark`,
      width: detail.width,
      height: detail.height,
    },
  }
}

export interface Origin {
  template: string
  seed: string
}

export interface Library {
  file: CatalogueFile
  files: File[]
  origins: Record<string, Origin>
}

/** Draws and describes all plans; the same plans always make the same bytes. */
export async function libraryOf(
  plans: readonly Plan[],
  onDrawn: (done: number) => void = () => {},
): Promise<Library> {
  const keys = plans.map((plan) => `${plan.template}/${plan.seed}`)
  const names = namesFor(keys.toSorted())
  const designs: Design[] = []
  const files: File[] = []
  const origins: Record<string, Origin> = {}
  for (const [index, plan] of plans.entries()) {
    const title = names.get(keys[index] ?? '') ?? ''
    const drawn: Drawn[] = []
    for (const level of plan.levels) drawn.push(await drawLevel(plan, level, slugOf(title)))
    origins[slugOf(title)] = { template: plan.template, seed: plan.seed }
    files.push(...drawn.flatMap((one) => one.files))
    designs.push(
      describe(plan, title, {
        cards: drawn.map((one) => one.card),
        drawings: drawn.map((one) => one.drawing),
      }),
    )
    onDrawn(index + 1)
  }
  return { file: { version: 1, designs }, files, origins }
}

/** Which template and seed each plan comes from, so that it can be made again. */
export const originsText = ({ origins }: Pick<Library, 'origins'>) => `${JSON.stringify(origins, null, 1)}\n`

export const manifestText = (file: CatalogueFile) =>
  `{"version":${file.version},"designs":[\n${file.designs.map((design) => JSON.stringify(design)).join(',\n')}\n]}\n`

/** Writes new files first and the list last, then removes what the list no longer names. */
export async function writeLibrary(library: Library, folder: string): Promise<void> {
  const { file, files } = library
  for (const { path, data } of files) {
    const target = join(folder, 'plans', path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, data)
  }
  await writeFile(join(folder, 'origins.json'), originsText(library))
  await writeFile(join(folder, 'designs.json'), manifestText(file))
  const kept = new Set(files.map((one) => one.path))
  const folders = new Set(files.map((one) => dirname(one.path)))
  const found = await readdir(join(folder, 'plans'), { recursive: true })
  const stale = found.filter((path) => !kept.has(path) && !folders.has(path))
  for (const path of stale) await rm(join(folder, 'plans', path), { recursive: true, force: true })
}
