import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Check } from './check.ts'

const MEGABYTE = 1e6
const MOST_MEGABYTES = 60
/** What parts of the library may take of it; whatever is not named here has no limit of its own. */
const MOST_OF: Readonly<Record<string, number>> = { plans: 22 }

async function megabytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE
}

/** The library stays small enough to be kept with the source. */
export const librarySize: Check = async (folder) => {
  const all = await megabytesIn(folder)
  const parts = await Promise.all(
    Object.entries(MOST_OF).map(async ([part, most]) => ({
      part,
      most,
      size: await megabytesIn(join(folder, part)),
    })),
  )
  return {
    problems: [
      ...(all > MOST_MEGABYTES ? [`the library takes ${all.toFixed(1)} MB of ${MOST_MEGABYTES}`] : []),
      ...parts
        .filter(({ size, most }) => size > most)
        .map(({ part, size, most }) => `${part} take ${size.toFixed(1)} MB of ${most}`),
    ],
    summary: [`${all.toFixed(1)} MB`, ...parts.map(({ part, size }) => `${part} ${size.toFixed(1)} MB`)].join(
      ', ',
    ),
  }
}
