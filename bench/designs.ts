import { startBenchDatabase } from './rig/bench-database.ts'
import { startLoadGenerator, rawRequest } from './rig/load.ts'
import { userIdOf } from './rig/people.ts'
import { median, printRounds, ratio, runRounds, type Contender, type Round } from './rig/rounds.ts'
import { seed, swipe } from './rig/seed.ts'
import { startServer } from './rig/server-process.ts'
import { judge } from './rig/judge.ts'

const SMALL = { designs: 600, swipes: 50 }
const LARGE = { designs: 20_000, swipes: 10_000 }
const EQUAL = { atLeast: 0.9, atMost: 1.1 }

/** Callers, five swipes apart: one in four is dealt the exploring card, as is one hand in four. */
const PEOPLE = [0, 1, 2, 3]

/** Benchmarks five ranked cards from a small against a very large catalogue, for one caller after the other. */
export async function benchDesigns({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startLoadGenerator()
  const contenders: Contender[] = []
  try {
    const kinds = [
      ['20,000 designs', LARGE],
      ['600 designs', SMALL],
      ['600 designs again', SMALL],
    ] as const
    for (const [at, [name, { designs, swipes }]] of kinds.entries()) {
      const databaseUrl = await database.create(`designs_${at}`)
      await seed(databaseUrl, { users: PEOPLE.length, designs })
      for (const person of PEOPLE) {
        await swipe(databaseUrl, { userId: userIdOf(person), designs, swipes: swipes + 5 * person })
      }
      const server = await startServer('product', { port: port + at, databaseUrl, users: PEOPLE.length })
      const requests = server.people.map((headers) =>
        rawRequest({
          method: 'GET',
          path: '/api/designs?batch=5',
          // Accept compression as a browser does, so that its cost counts.
          headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
        }),
      )
      contenders.push({ name, server, requests: () => requests, connections: 1 })
    }
    const results = await runRounds(load, contenders, { rounds, ms })
    printRounds(results)
    const [large = [], small = [], again = []] = kinds.map(([name]) => results.get(name))
    const cpuMs = (all: readonly Round[]) => median(all.map((r) => r.cpuUsPerRequest)) / 1000
    judge({
      controls: [
        { what: '600 against itself, time', value: ratio(again, small, (r) => r.p50), ...EQUAL },
        { what: '600 against itself, CPU', value: ratio(again, small, (r) => r.cpuUsPerRequest), ...EQUAL },
      ],
      goals: [
        { what: 'ms of CPU for a request at 600 designs', value: cpuMs(small), atMost: 1 },
        {
          what: 'ms of CPU for a request at 20,000 designs and 10,000 swipes',
          value: cpuMs(large),
          atMost: 5,
        },
        {
          what: 'growth from 600 to 20,000 designs, time',
          value: ratio(large, small, (r) => r.p50),
          atMost: 4,
        },
        {
          what: 'growth from 600 to 20,000 designs, CPU',
          value: ratio(large, small, (r) => r.cpuUsPerRequest),
          atMost: 4,
        },
      ],
    })
  } finally {
    load.stop()
    await Promise.all(contenders.map(({ server }) => server.stop()))
    await database.stop()
  }
}
