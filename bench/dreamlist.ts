import { startBenchDatabase } from './rig/bench-database.ts'
import { judge } from './rig/judge.ts'
import { rawRequest, startLoadGenerator } from './rig/load.ts'
import { userIdOf } from './rig/people.ts'
import { printRounds, ratio, runRounds, type Contender } from './rig/rounds.ts'
import { seed, swipe } from './rig/seed.ts'
import { startServer } from './rig/server-process.ts'

const DESIGNS = 40_000
/** Likes of the first person and of the second; half of the swipes are likes. */
const LIKES = [10, 10_000]
const EQUAL = { atLeast: 0.9, atMost: 1.1 }
const MOST = 1.3

const PATHS = {
  liked: '/api/preferences/liked?limit=10',
  search: '/api/preferences/liked/search?limit=10',
  filtered: '/api/preferences/liked/search?limit=10&beds=4',
  dna: '/api/preferences/top-tags',
  report: '/api/preferences/report',
  feed: '/api/designs?batch=5',
}

/**
 * Benchmarks requests of a person with ten likes against one with ten thousand: ten rows of the dreamlist, its search, top tags,
 * report, the next cards.
 */
export async function benchDreamlist({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startLoadGenerator()
  const databaseUrl = await database.create('dreamlist')
  await seed(databaseUrl, { users: LIKES.length, designs: DESIGNS })
  for (const [person, likes] of LIKES.entries()) {
    await swipe(databaseUrl, { userId: userIdOf(person), designs: DESIGNS, swipes: 2 * likes })
  }
  const server = await startServer('product', { port, databaseUrl, users: LIKES.length })
  try {
    const asking = (name: string, person: number, path: string): Contender => {
      const request = rawRequest({
        method: 'GET',
        path,
        headers: { ...server.people[person], 'accept-encoding': 'gzip, deflate, br' },
      })
      return { name, server, requests: () => [request], connections: 1 }
    }
    const contenders = Object.entries(PATHS).flatMap(([name, path]) => [
      asking(`${name}, 10`, 0, path),
      asking(`${name}, 10,000`, 1, path),
    ])
    const results = await runRounds(load, [...contenders, asking('liked, 10 again', 0, PATHS.liked)], {
      rounds,
      ms,
    })
    printRounds(results)
    const of = (name: string) => results.get(name) ?? []
    const growth = (name: string) => ({
      what: `${name}, growth from 10 to 10,000 likes, CPU`,
      value: ratio(of(`${name}, 10,000`), of(`${name}, 10`), (r) => r.cpuUsPerRequest),
    })
    judge({
      controls: [
        {
          what: 'ten likes against themselves, CPU',
          value: ratio(of('liked, 10 again'), of('liked, 10'), (r) => r.cpuUsPerRequest),
          ...EQUAL,
        },
      ],
      goals: [
        { ...growth('liked'), atMost: MOST },
        { ...growth('search'), atMost: MOST },
        { ...growth('dna'), atMost: MOST },
        { ...growth('feed'), atMost: MOST },
        // The filtered search and the report read all likes, so their cost may grow.
        { ...growth('filtered'), atMost: 12 },
        { ...growth('report'), atMost: 40 },
      ],
    })
  } finally {
    load.stop()
    await server.stop()
    await database.stop()
  }
}
