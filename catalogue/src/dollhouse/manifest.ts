import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Design, Picture } from '@dream/contract/api/designs/design'

import type { Plan } from '#plan/level.ts'

import { type Side, SIDES } from './camera.ts'
import { RENDER_VERSION } from './picture.ts'
import { sceneOf, sceneText } from './scene.ts'

/** The doll-houses' folder in the library, and the list in it. */
export const FOLDER = 'dollhouse'
export const LIST = 'dollhouse.json'

/** A rendered picture. */
export interface HouseRender {
  file: string
  width: number
  height: number
}

/** Which scene made which picture: by the scene's hash, so that a plan's name may change. */
export type HouseRenders = Record<string, HouseRender>

const digest = (data: string | Uint8Array, length: number) =>
  createHash('sha256').update(data).digest('hex').slice(0, length)

/** A picture to render of a plan, and its name in the list. */
export interface RenderJob {
  side: Side
  text: string
  hash: string
}

/** What is rendered of a plan: the house from its street, then from its garden. */
export const renderJobs = (plan: Plan): RenderJob[] =>
  SIDES.map((side) => {
    const text = sceneText(sceneOf(plan, side))
    return { side, text, hash: digest(`${RENDER_VERSION} ${text}`, 16) }
  })

/** The app reads the side in it. */
export const fileFor = (side: Side, data: Uint8Array) => `${side}.${digest(data, 12)}.avif`

const isHouseRender = (value: unknown): value is HouseRender =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'height' in value &&
  typeof value.height === 'number'

/** What is rendered so far; nothing when there is no list yet. */
export async function readRenders(library: string): Promise<HouseRenders> {
  const text = await readFile(join(library, FOLDER, LIST), 'utf8').catch(() => '{}')
  const read: unknown = JSON.parse(text)
  const entries = Object.entries(read ?? {})
  return Object.fromEntries(
    entries.flatMap(([hash, render]) => (isHouseRender(render) ? [[hash, render]] : [])),
  )
}

export function rendersText(renders: HouseRenders): string {
  const lines = Object.entries(renders)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, { file, width, height }]) => `"${hash}":${JSON.stringify({ file, width, height })}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The pictures that a design shows beside its drawings, by the hashes of its renders; what is not rendered yet is left out. */
export const viewsOf = (hashes: readonly string[], renders: HouseRenders): Picture[] =>
  hashes.flatMap((hash) => {
    const render = renders[hash]
    if (!render) return []
    const { file, width, height } = render
    return [{ level: null, light: `/media/${FOLDER}/${file}`, dark: null, width, height }]
  })

const isModel = ({ light }: Picture) => light.startsWith(`/media/${FOLDER}/`)

/** A design with its doll-houses before its other views; what it had of another one goes. */
export const withModel = (design: Design, models: readonly Picture[] = []): Design => ({
  ...design,
  views: [...models, ...design.views.filter((view) => !isModel(view))],
})
