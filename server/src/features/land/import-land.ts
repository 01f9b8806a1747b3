import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LandFile } from '@dream/contract/api/land'
import type { Database } from '#platform/database.ts'
import { replaceLandLibrary } from './land.store.ts'

/** Brings the library's land cards into the database; cheap enough to run at every start. */
export async function importLand(database: Database, libraryFolder: string): Promise<void> {
  const text = await readFile(join(libraryFolder, 'land/land.json'), 'utf8')
  const { cards } = LandFile.parse(JSON.parse(text))
  await database.transaction((tx) => replaceLandLibrary(tx, cards))
}
