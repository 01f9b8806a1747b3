import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LandFile } from '@dream/contract/api/sections/land'
import type { Database } from '#platform/database/database.ts'
import { replaceLandLibrary } from './land.store.ts'

/** Replaces the land cards in the database by those of the catalogue's content; cheap enough to run at every start. */
export async function importLand(database: Database, contentFolder: string): Promise<void> {
  const text = await readFile(join(contentFolder, 'land.json'), 'utf8')
  const { cards } = LandFile.parse(JSON.parse(text))
  await database.transaction((tx) => replaceLandLibrary(tx, cards))
}
