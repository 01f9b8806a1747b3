import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Design, Picture } from '@dream/contract/api/designs/design'

import type { Plan } from '#plan/level.ts'

import { type Side, SIDES } from './camera.ts'
import { RENDER_VERSION } from './picture.ts'
import { sceneOf, sceneText } from './scene.ts'

/** Folder of the doll-houses in the library, and its manifest. */
export const FOLDER = 'dollhouse'
export const LIST = 'dollhouse.json'

/** A rendered picture. */
export interface HouseRender {
  file: string
  width: number
  height: number
}

/** Renders by the hash of their scene, so that a plan's name may change. */
export type HouseRenders = Record<string, HouseRender>

const digest = (data: string | Uint8Array, length: number) =>
  createHash('sha256').update(data).digest('hex').slice(0, length)

/** A render of a plan to make, and its name in the manifest. */
export interface RenderJob {
  side: Side
  text: string
  hash: string
}

/** Renders of a plan: the house from its street, then from its garden. */
export const renderJobs = (plan: Plan): RenderJob[] =>
  SIDES.map((side) => {
    const text = sceneText(sceneOf(plan, side))
    return { side, text, hash: digest(`${RENDER_VERSION} ${text}`, 16) }
  })

/** File name of a render; the app reads the side from it. */
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

/** Reads the manifest; empty when there is none yet. */
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

/** Pictures of these renders, which a design shows beside its drawings; missing renders are left out. */
export const viewsOf = (hashes: readonly string[], renders: HouseRenders): Picture[] =>
  hashes.flatMap((hash) => {
    const render = renders[hash]
    if (!render) return []
    const { file, width, height } = render
    return [{ level: null, light: `/media/${FOLDER}/${file}`, dark: null, width, height }]
  })

const isModel = ({ light }: Picture) => light.startsWith(`/media/${FOLDER}/`)

/** A design with its doll-houses before its other views; replaces doll-houses of another render. */
export const withModel = (design: Design, models: readonly Picture[] = []): Design => ({
  ...design,
  views: [...models, ...design.views.filter((view) => !isModel(view))],
})
