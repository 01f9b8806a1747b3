import { delimiter, join } from 'node:path'
import { aptCommand, canRun, installByApt } from './apt.ts'

const PROGRAM = 'redis-server'

/** Finds or installs Redis for the tests of its transport. Throws an error that says what to do. */
export async function findOrInstallRedis(): Promise<void> {
  if (await isOnPath()) return
  await installByApt(PROGRAM)
  if (await isOnPath()) return
  throw new Error(`No ${PROGRAM} was found and none could be installed. Install it: ${aptCommand(PROGRAM)}`)
}

async function isOnPath(): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = await Promise.all(folders.map((folder) => canRun(join(folder, PROGRAM))))
  return found.includes(true)
}
