import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { EARLIER_BUILDS_DAYS } from '@dream/contract/rules/app/background'

const DAY_MS = 24 * 60 * 60 * 1000
/** Suffix of a partial copy; a killed process may have left one. */
export const PART = '.part'

export type Folders = { assets: string; stored: string }

/** Copies the newest build's files, marks them as in use now, and deletes files that no build has used for a week. */
export async function saveBuild({ assets, stored }: Folders, now = new Date()): Promise<void> {
  await mkdir(stored, { recursive: true })
  const current = await readdir(assets)
  const known = new Set(await readdir(stored))
  for (const name of current) {
    if (!known.has(name)) await copyWhole(join(assets, name), join(stored, name))
    await utimes(join(stored, name), now, now)
  }
  const oldest = now.getTime() - EARLIER_BUILDS_DAYS * DAY_MS
  for (const name of [...known].filter((each) => !current.includes(each))) {
    const { mtimeMs } = await stat(join(stored, name))
    if (mtimeMs < oldest) await rm(join(stored, name), { force: true })
  }
}

/** Copies atomically: another process may serve the same folder. */
async function copyWhole(from: string, to: string) {
  const part = `${to}.${process.pid}${PART}`
  await copyFile(from, part)
  await rename(part, to)
}
