import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { nameOf } from '#describe/names.ts'

/** Template and seed of a plan of the library, from which it can be regenerated. */
export interface Origin {
  template: string
  seed: string
}

/** A plan that the library has published under a name: its name, path and id never change. */
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

/** The chosen plans, committed so that the library can be regenerated from nothing. */
export const CHOSEN = fileURLToPath(new URL('../../content/chosen.json', import.meta.url))

export const originsText = (origins: Readonly<Record<string, Origin>>) =>
  `${JSON.stringify(origins, null, 1)}\n`

async function readList(path: string): Promise<Published[]> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const origins: unknown = JSON.parse(text)
  return Object.entries(origins ?? {}).map(([slug, origin]: [string, unknown]) => {
    if (!isOrigin(origin)) throw new Error(`${basename(path)} does not say where ${slug} comes from`)
    return { slug, title: nameOf(slug), template: origin.template, seed: origin.seed }
  })
}

/** Published plans in dealing order; empty when there is no library yet. */
export const readPublished = (folder: string) => readList(join(folder, 'origins.json'))

/** Chosen plans in dealing order, whether the library has them yet or not. */
export const readChosen = () => readList(CHOSEN)
