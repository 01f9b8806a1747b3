import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Design } from '@dream/contract/api/designs/design'

import { nameOf, slugOf } from '#describe/names.ts'

import type { Origin, Published } from './origins.ts'
import { isOrigin } from './origins.ts'
import { keptFilesOf } from './stored-at.ts'

/** A plan that is no longer dealt. Buyers who liked it keep it, so its name, its id and its drawings stay. */
export interface ArchivedPlan extends Origin {
  files: readonly string[]
}

export type Archive = Readonly<Record<string, ArchivedPlan>>

const isArchived = (value: unknown): value is ArchivedPlan =>
  isOrigin(value) &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every((file) => typeof file === 'string')

/** Reads the archive of the library; empty when nothing was archived yet. */
export async function readArchive(folder: string): Promise<Archive> {
  const text = await readFile(join(folder, 'archived.json'), 'utf8').catch(() => '{}')
  const archive: unknown = JSON.parse(text)
  return Object.fromEntries(
    Object.entries(archive ?? {}).map(([slug, plan]: [string, unknown]) => {
      if (!isArchived(plan)) throw new Error(`archived.json does not say what is left of ${slug}`)
      return [slug, plan]
    }),
  )
}

export const archiveText = (archive: Archive) =>
  `{\n${Object.entries(archive)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, plan]) => `${JSON.stringify(slug)}:${JSON.stringify(plan)}`)
    .join(',\n')}\n}\n`

/** Plans of the archive with their names, which stay reserved. */
export const archivedPlans = (archive: Archive): Published[] =>
  Object.entries(archive).map(([slug, { template, seed }]) => ({ slug, title: nameOf(slug), template, seed }))

/** Updates the archive after published plans were removed or restored: `titles` are those of all chosen plans. */
export function archiveWith(
  archive: Archive,
  published: readonly Published[],
  { designs, titles }: { designs: readonly Design[]; titles: readonly string[] },
): Archive {
  const chosen = new Set(titles.map(slugOf))
  const gone = published
    .filter(({ slug }) => !chosen.has(slug))
    .flatMap(({ slug, template, seed }): [string, ArchivedPlan][] => {
      const design = designs.find((one) => one.slug === slug)
      return design ? [[slug, { template, seed, files: keptFilesOf(design) }]] : []
    })
  const kept = Object.entries(archive).filter(([slug]) => !chosen.has(slug))
  return Object.fromEntries([...kept, ...gone])
}
