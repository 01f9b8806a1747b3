import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Front } from '#scene/facade/front.ts'
import { ROOMS_FOLDER } from './manifest.ts'

let fronts: Record<string, Front> | null = null

/** The fronts that the facades build, by slug: each measured once on a plan and kept, since plans come and go. */
export function keptFronts(): Record<string, Front> {
  const path = join(ROOMS_FOLDER, 'fronts.json')
  fronts ??= existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return fronts ?? {}
}

/** The front of a facade's house. */
export function frontFor(slug: string): Front {
  const front = keptFronts()[slug]
  if (!front) throw new Error(`No front is kept for ${slug}`)
  return front
}
