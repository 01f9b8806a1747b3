import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LessonsFile } from '@dream/contract/api/sections/videos'
import type { Database } from '#platform/database/database.ts'
import { readIfExists } from '#platform/files/read-if-exists.ts'
import { lockLessons, replaceLessons } from './lessons.store.ts'

/**
 * Syncs the published videos with the library's lessons; a library without lessons has no videos. Unchanged lessons cost one small
 * read, so this runs at every start; several processes may run it at once.
 */
export async function importLessons(database: Database, library: string): Promise<'imported' | 'unchanged'> {
  const text = await readIfExists(join(library, 'lessons', 'lessons.json'))
  const contentHash = text === null ? '' : createHash('sha256').update(text).digest('hex')
  return database.transaction(async (tx) => {
    const last = await lockLessons(tx)
    if (last.contentHash === contentHash) return 'unchanged'
    const videos = text === null ? [] : LessonsFile.parse(JSON.parse(text)).videos
    await replaceLessons(tx, videos, contentHash)
    return 'imported'
  })
}
