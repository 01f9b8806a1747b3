import { fileURLToPath } from 'node:url'
import { readRecord } from '#json/read-record.ts'
import { type Front, isFront } from '#scene/facade/front.ts'

export const FRONTS_FILE = fileURLToPath(new URL('../../content/fronts.json', import.meta.url))

let fronts: Record<string, Front> | null = null

/** The fronts that the facades build, by slug: each measured once on a plan and stored, since plans come and go. */
export function chosenFronts(): Record<string, Front> {
  fronts ??= readRecord(FRONTS_FILE, isFront)
  return fronts
}

/** The front of a facade's house. */
export function frontFor(slug: string): Front {
  const front = chosenFronts()[slug]
  if (!front) throw new Error(`No front is stored for ${slug}. Run npm run fronts -w catalogue.`)
  return front
}
