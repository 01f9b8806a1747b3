import { startBenchDatabase } from '../../rig/bench-database.ts'
import { median } from '../../rig/rounds.ts'
import { seed } from '../../rig/seed.ts'
import { type ServerProcess, startServer } from '../../rig/server-process.ts'
import { judge } from '../../rig/judge.ts'
import { type ChatResult, startChatLoad } from '../load.ts'
import { seedChat } from '../seed-chat.ts'
import { interleaveKinds } from '../turns.ts'
import { withinOpenFiles } from './open-files.ts'
import { idlersOf, PAIRS, talkersOf, USERS } from './people.ts'

const FEW_SOCKETS = 10
const MANY_SOCKETS = 10_000
const PLACES = [
  { name: 'beside few', idle: FEW_SOCKETS },
  { name: 'beside few again', idle: FEW_SOCKETS },
  { name: 'beside many', idle: MANY_SOCKETS },
] as const
type Name = (typeof PLACES)[number]['name']

const STEADY = { atLeast: 0.8, atMost: 1.25 }
const MAX_GROWTH = 1.3
const PER_SECOND = 500
const MIN_MS = 1000
const SETTLE_MS = 5000

/** Benchmarks message delivery while ten, or ten thousand, other connections are idle. */
export async function benchCrowd({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const [talk, crowd] = [startChatLoad(), startChatLoad()]
  const servers: ServerProcess[] = []
  const results = new Map<Name, ChatResult[]>(PLACES.map(({ name }) => [name, []]))
  try {
    for (const [at, { name, idle }] of PLACES.entries()) {
      const databaseUrl = await database.create(`crowd_${at}`)
      await seed(databaseUrl, { users: USERS, designs: 1 })
      await seedChat(databaseUrl, PAIRS)
      const server = await startServer('product', { port: port + at, databaseUrl, users: USERS })
      servers.push(server)
      const group = { group: name, port: server.port, pairs: PAIRS } as const
      await crowd.open({ ...group, clients: idlersOf(server, withinOpenFiles(idle)) })
      await talk.open({ ...group, clients: talkersOf(server) })
      await talk.run({ group: name, ms: 3000, perSecond: null })
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const names = PLACES.map(({ name }) => name)
    for (const group of interleaveKinds(names, rounds)) {
      const turn = { group, ms: Math.max(MIN_MS, ms), perSecond: PER_SECOND }
      results.get(group)?.push(await talk.run(turn))
    }
    report(results)
  } finally {
    talk.stop()
    crowd.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await database.stop()
  }
}

function report(results: ReadonlyMap<Name, readonly ChatResult[]>) {
  const of = (name: Name) => results.get(name) ?? []
  const rows = PLACES.map(({ name }) => [
    name,
    {
      'p50 ms': Number(median(of(name).map(({ p50 }) => p50)).toFixed(2)),
      'p99 ms': Number(median(of(name).map(({ p99 }) => p99)).toFixed(2)),
    },
  ])
  console.table(Object.fromEntries(rows))
  const p50 = (name: Name) =>
    median(of(name).map((result, at) => result.p50 / (of('beside few')[at] ?? result).p50))
  judge({
    controls: [
      { what: `beside ${FEW_SOCKETS} against itself, p50`, value: p50('beside few again'), ...STEADY },
    ],
    goals: [
      {
        what: `beside ${MANY_SOCKETS} against beside ${FEW_SOCKETS}, p50`,
        value: p50('beside many'),
        atMost: MAX_GROWTH,
      },
    ],
  })
}
