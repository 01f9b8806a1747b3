import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Picture } from '@dream/contract/api/design'

import type { Plan } from '#plan/level.ts'

import { LOOK } from './picture.ts'
import { sceneOf, sceneText } from './scene.ts'

/** The doll-houses' folder in the library, and the list in it. */
export const FOLDER = 'dollhouse'
export const LIST = 'dollhouse.json'

/** A printed picture. */
export interface Print {
  file: string
  width: number
  height: number
}

/** Which scene made which picture: by the scene's hash, so that a plan's name may change. */
export type Prints = Record<string, Print>

const digest = (data: string | Uint8Array, length: number) =>
  createHash('sha256').update(data).digest('hex').slice(0, length)

/** What is printed of a plan, and its name in the list. */
export function printable(plan: Plan) {
  const scene = sceneOf(plan)
  const text = sceneText(scene)
  return { view: scene.view, text, hash: digest(`${LOOK} ${text}`, 16) }
}

export const fileFor = (data: Uint8Array) => `house.${digest(data, 12)}.avif`

const isPrint = (value: unknown): value is Print =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'height' in value &&
  typeof value.height === 'number'

/** What is printed so far; nothing when there is no list yet. */
export async function readPrints(library: string): Promise<Prints> {
  const text = await readFile(join(library, FOLDER, LIST), 'utf8').catch(() => '{}')
  const read: unknown = JSON.parse(text)
  const entries = Object.entries(read ?? {})
  return Object.fromEntries(entries.flatMap(([hash, print]) => (isPrint(print) ? [[hash, print]] : [])))
}

export function printsText(prints: Prints): string {
  const lines = Object.entries(prints)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, { file, width, height }]) => `"${hash}":${JSON.stringify({ file, width, height })}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The pictures that a design shows beside its drawings: none while its doll-house is not printed. */
export function viewsOf(print: Print | undefined): Picture[] {
  if (!print) return []
  const { file, width, height } = print
  return [{ level: null, light: `/media/${FOLDER}/${file}`, dark: null, width, height }]
}
