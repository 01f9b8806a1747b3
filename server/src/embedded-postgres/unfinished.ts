import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './postmaster-file.ts'
import { processTable } from './process-table.ts'

/** Age from which a leftover is stale, even if a process with its number is alive: a first start takes seconds. */
const OLD_MS = 10 * 60_000

/** Prefix of the temporary folder of a database that this process is creating. */
export const unfinishedBy = (folder: string, pid = process.pid) => `${folder}.new-${pid}-`

/** Removes leftovers of killed first starts; a database that is being created right now stays. */
export async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder)
  const start = `${basename(folder)}.new-`
  const names = (await readdir(parent)).filter((name) => name.startsWith(start))
  if (names.length === 0) return
  const commands = await processTable(process.platform).commands()
  for (const name of names) {
    const path = join(parent, name)
    const isBeingMade = commands.some((command) => command.includes(path))
    if (isBeingMade || (await isOfLivingStart(path, Number(name.slice(start.length).split('-', 1)[0]))))
      continue
    await rm(path, { recursive: true, force: true })
  }
}

async function isOfLivingStart(path: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs < OLD_MS
}
