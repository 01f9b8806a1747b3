import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** File store below a folder of this machine. */
export function createDiskStore(folder: string): FileStore {
  // Sharded by the random end of the id, so that no folder grows much larger than another.
  const pathOf = (key: string) => join(folder, key.split('.', 1)[0]?.slice(-2) ?? '', key)

  return {
    async put(key, path) {
      const target = pathOf(key)
      const half = `${target}.${randomUUID()}.half`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await copyFile(path, half, constants.COPYFILE_EXCL)
        await flush(half, 'r+')
        await rename(half, target)
        // Windows cannot open folders, and persists file names by itself.
        if (process.platform !== 'win32') await flush(dirname(target), 'r')
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },

    async open(key, range) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      if (!found) return null
      const bytes = range ? range.to - range.from + 1 : found.size
      return { bytes, stream: createReadStream(path, range && { start: range.from, end: range.to }) }
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Flushes to disk, so that acknowledged files survive a power cut. */
async function flush(path: string, flags: 'r' | 'r+') {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
