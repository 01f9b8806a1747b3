import { designIdOf, randomUuid } from './rig/people.ts'
import { startLoadGenerator, rawRequest } from './rig/load.ts'
import { keepHouseBetweenTurns } from './rig/housekeeping.ts'
import { printRounds, ratio, runRounds, type Contender } from './rig/rounds.ts'
import { seed } from './rig/seed.ts'
import { startServer, type Person } from './rig/server-process.ts'
import { judge } from './rig/judge.ts'
import { startBenchDatabase } from './rig/bench-database.ts'

const USERS = 500
const DESIGNS = 5000
/** More than any server here answers in a millisecond, so that a turn never repeats a swipe. */
const MAX_PER_MS = 8
const CONNECTIONS = 32
/** Tables that a swipe writes to. */
const CHANGED = ['preferences', 'user_progress', 'swiped_pages', 'unlocks', 'events']
const EQUAL = { atLeast: 0.9, atMost: 1.1 }

/** Benchmarks a swipe against the minimum: the same statement behind the barest handler. */
export async function benchPreferences({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startLoadGenerator()
  const contenders: Contender[] = []
  const urls: string[] = []
  try {
    const kinds = [
      ['product', 'product'],
      ['reference', 'reference'],
      ['reference again', 'reference'],
    ] as const
    for (const [at, [name, kind]] of kinds.entries()) {
      const databaseUrl = await database.create(`preferences_${at}`)
      urls.push(databaseUrl)
      await seed(databaseUrl, { users: USERS, designs: DESIGNS })
      const server = await startServer(kind, { port: port + at, databaseUrl, users: USERS })
      contenders.push({
        name,
        server,
        requests: (turnMs) => swipesOf(server.people, turnMs * MAX_PER_MS),
        connections: CONNECTIONS,
      })
    }
    const tidy = await keepHouseBetweenTurns(urls, CHANGED)
    const results = await runRounds(load, contenders, { rounds, ms, tidy })
    printRounds(results)
    const [product = [], reference = [], again = []] = kinds.map(([name]) => results.get(name))
    judge({
      controls: [
        {
          what: 'reference against itself, req/s',
          value: ratio(again, reference, (r) => r.perSecond),
          ...EQUAL,
        },
        {
          what: 'reference against itself, CPU',
          value: ratio(again, reference, (r) => r.cpuUsPerRequest),
          ...EQUAL,
        },
      ],
      goals: [
        {
          what: 'product against reference, req/s',
          value: ratio(product, reference, (r) => r.perSecond),
          atLeast: 0.8,
        },
        {
          what: 'product against reference, CPU',
          value: ratio(product, reference, (r) => r.cpuUsPerRequest),
          atMost: 1.4,
        },
      ],
    })
  } finally {
    load.stop()
    await Promise.all(contenders.map(({ server }) => server.stop()))
    await database.stop()
  }
}

/** New likes and passes of all people, in random order: a swipe that was sent before costs less than a new one. */
function swipesOf(people: readonly Person[], count: number): string[] {
  return Array.from({ length: count }, () =>
    rawRequest({
      method: 'POST',
      path: '/api/preferences',
      headers: people[Math.floor(Math.random() * people.length)] ?? {},
      body: {
        designId: designIdOf(Math.floor(Math.random() * DESIGNS)),
        action: Math.random() < 0.5 ? 'like' : 'pass',
        swipeId: randomUuid(),
      },
    }),
  )
}
