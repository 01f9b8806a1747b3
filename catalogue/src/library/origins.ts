import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { nameOf } from '#describe/names.ts'

import type { Origin } from './library.ts'

/** A plan that the library has published under a name: name, path and id stay its own. */
export interface Published extends Origin {
  slug: string
  title: string
}

export const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' &&
  value !== null &&
  'template' in value &&
  'seed' in value &&
  typeof value.template === 'string' &&
  typeof value.seed === 'string'

/** What the library has published, in the order in which it is dealt; nothing when there is no library yet. */
export async function readPublished(folder: string): Promise<Published[]> {
  const text = await readFile(join(folder, 'origins.json'), 'utf8').catch(() => '{}')
  const origins: unknown = JSON.parse(text)
  return Object.entries(origins ?? {}).map(([slug, origin]: [string, unknown]) => {
    if (!isOrigin(origin)) throw new Error(`origins.json does not say where ${slug} comes from`)
    return { slug, title: nameOf(slug), template: origin.template, seed: origin.seed }
  })
}
