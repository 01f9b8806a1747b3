import { startBenchDatabase } from '../../rig/bench-database.ts'
import { median } from '../../rig/rounds.ts'
import { seed } from '../../rig/seed.ts'
import { type ServerProcess, startServer } from '../../rig/server-process.ts'
import { judge } from '../../rig/verdict.ts'
import { type ChatResult, startChatLoad } from '../load.ts'
import { seedChat } from '../seed-chat.ts'
import { takeTurns } from '../turns.ts'
import { withinOpenFiles } from './open-files.ts'
import { idlersOf, PAIRS, talkersOf, USERS } from './people.ts'

const FEW = 10
const MANY = 10_000
const PLACES = [
  { name: 'beside few', idle: FEW },
  { name: 'beside few again', idle: FEW },
  { name: 'beside many', idle: MANY },
] as const
type Name = (typeof PLACES)[number]['name']

const STEADY = { p50: { atLeast: 0.8, atMost: 1.25 }, p99: { atLeast: 0.7, atMost: 1.4 } }
const FLAT = { p50: 1.3, p99: 1.5 }
const PER_SECOND = 500
const LEAST_MS = 1000
const SETTLE_MS = 5000

/** Delivery of messages while ten, or ten thousand, others are connected and say nothing. */
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
      const group = { group: name, port: server.port, wire: 'plain', pairs: PAIRS } as const
      await crowd.open({ ...group, clients: idlersOf(server, withinOpenFiles(idle)) })
      await talk.open({ ...group, clients: talkersOf(server) })
      await talk.run({ group: name, ms: 3000, perSecond: null })
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const names = PLACES.map(({ name }) => name)
    for (const group of takeTurns(names, rounds)) {
      const turn = { group, ms: Math.max(LEAST_MS, ms), perSecond: PER_SECOND }
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
  const ratio = (one: Name, pick: (result: ChatResult) => number) =>
    median(of(one).map((result, at) => pick(result) / pick(of('beside few')[at] ?? result)))
  const figures = (name: Name) =>
    [
      ['p50', ratio(name, ({ p50 }) => p50)],
      ['p99', ratio(name, ({ p99 }) => p99)],
    ] as const
  judge({
    controls: figures('beside few again').map(([what, value]) => ({
      what: `beside ${FEW} against itself, ${what}`,
      value,
      ...STEADY[what],
    })),
    goals: figures('beside many').map(([what, value]) => ({
      what: `beside ${MANY} against beside ${FEW}, ${what}`,
      value,
      atMost: FLAT[what],
    })),
  })
}
