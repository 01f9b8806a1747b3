import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LessonsFile } from '@dream/contract/api/videos'
import type { Database } from '#platform/database.ts'
import { lockLessons, replaceLessons } from './lessons.store.ts'

/**
 * Makes the published videos those of the library's lessons; a library without lessons has no videos. Lessons that were
 * imported before cost one small read, so this runs at every start; several processes may run it at once.
 */
export async function importLessons(database: Database, library: string): Promise<'imported' | 'unchanged'> {
  const text = await readIfThere(join(library, 'lessons', 'lessons.json'))
  const contentHash = text === null ? '' : createHash('sha256').update(text).digest('hex')
  return database.transaction(async (tx) => {
    const last = await lockLessons(tx)
    if (last.contentHash === contentHash) return 'unchanged'
    const videos = text === null ? [] : LessonsFile.parse(JSON.parse(text)).videos
    await replaceLessons(tx, videos, contentHash)
    return 'imported'
  })
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
