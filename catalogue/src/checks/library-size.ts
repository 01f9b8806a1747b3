import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Check } from './check.ts'

const MEGABYTE = 1e6
const MAX_MEGABYTES = 75
/** Size limits of parts of the library in MB; other parts have no limit of their own. */
const MAX_MEGABYTES_OF: Readonly<Record<string, number>> = { plans: 44 }

async function megabytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE
}

/** Check: the library stays small enough to be kept with the source. */
export const librarySize: Check = async (folder) => {
  const all = await megabytesIn(folder)
  const parts = await Promise.all(
    Object.entries(MAX_MEGABYTES_OF).map(async ([part, max]) => ({
      part,
      max,
      size: await megabytesIn(join(folder, part)),
    })),
  )
  return {
    problems: [
      ...(all > MAX_MEGABYTES ? [`the library takes ${all.toFixed(1)} MB of ${MAX_MEGABYTES}`] : []),
      ...parts
        .filter(({ size, max }) => size > max)
        .map(({ part, size, max }) => `${part} take ${size.toFixed(1)} MB of ${max}`),
    ],
    summary: [`${all.toFixed(1)} MB`, ...parts.map(({ part, size }) => `${part} ${size.toFixed(1)} MB`)].join(
      ', ',
    ),
  }
}
