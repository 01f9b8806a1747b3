import { readFile } from 'node:fs/promises'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { startBenchDatabase } from '../rig/bench-database.ts'
import { seed, store } from '../rig/seed.ts'
import { startServer } from '../rig/server-process.ts'
import { drawSheets } from './draw-sheets.ts'
import { reportDeck } from './report-deck.ts'
import { SIX_PEOPLE, type Swiper } from './six-people.ts'
import { type Swiped, walkDeck } from './walk-deck.ts'

const LIBRARY = new URL('../../catalogue/library/designs.json', import.meta.url)
const CARDS = 60

/**
 * Prints six people's first cards from the real catalogue, and draws them where SHEETS names a folder; the same in every run, and
 * nothing is judged.
 */
export async function benchPeople({ port }: { port: number }): Promise<void> {
  const database = await startBenchDatabase()
  try {
    const databaseUrl = await database.create('people')
    await seed(databaseUrl, { users: SIX_PEOPLE.length, designs: 0 })
    const { designs } = CatalogueFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8')))
    await store(databaseUrl, designs)
    const server = await startServer('product', { port, databaseUrl, users: SIX_PEOPLE.length })
    try {
      const walks: { person: Swiper; swiped: Swiped[] }[] = []
      for (const [at, person] of SIX_PEOPLE.entries()) {
        const headers = server.people[at] ?? {}
        const swiped = await walkDeck({ port, headers }, person, CARDS)
        reportDeck(person, swiped)
        walks.push({ person, swiped })
      }
      const folder = process.env['SHEETS']
      if (folder) await drawSheets(folder, walks)
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
  }
}
