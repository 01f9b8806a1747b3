import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemState } from '@dream/contract/api/admin/system'

/** Newest file of the backup folder. Its content, and whether it can be restored, are not checked. */
export async function readBackups(folder: string | null): Promise<SystemState['backups']> {
  if (folder === null) return { state: 'none' }
  const names = await readdir(folder).catch(() => null)
  if (names === null) return { state: 'unreadable' }
  const files = await Promise.all(
    names.map(async (name) => ({ name, found: await stat(join(folder, name)).catch(() => null) })),
  )
  const [newest] = files
    .flatMap(({ name, found }) => (found?.isFile() ? [{ name, at: found.mtime, bytes: found.size }] : []))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return newest ? { state: 'known', ...newest, at: newest.at.toISOString() } : { state: 'empty' }
}
