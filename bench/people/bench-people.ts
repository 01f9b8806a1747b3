import { readFile } from 'node:fs/promises'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { startBenchDatabase } from '../rig/bench-database.ts'
import { seed, store } from '../rig/seed.ts'
import { startServer } from '../rig/server-process.ts'
import { reportDeck } from './report-deck.ts'
import { SIX_PEOPLE } from './six-people.ts'
import { walkDeck } from './walk-deck.ts'

const LIBRARY = new URL('../../catalogue/library/designs.json', import.meta.url)
const CARDS = 40

/** Six people's first cards out of the real catalogue, to be read; the same in every run, and nothing is judged. */
export async function benchPeople({ port }: { port: number }): Promise<void> {
  const database = await startBenchDatabase()
  try {
    const databaseUrl = await database.create('people')
    await seed(databaseUrl, { users: SIX_PEOPLE.length, designs: 0 })
    const { designs } = CatalogueFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8')))
    await store(databaseUrl, designs)
    const server = await startServer('product', { port, databaseUrl, users: SIX_PEOPLE.length })
    try {
      for (const [at, person] of SIX_PEOPLE.entries()) {
        const headers = server.people[at] ?? {}
        reportDeck(person, await walkDeck({ port, headers }, person, CARDS))
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
  }
}
