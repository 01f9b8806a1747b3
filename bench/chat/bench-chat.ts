import { fork } from 'node:child_process'
import { startBenchDatabase } from '../rig/bench-database.ts'
import { median } from '../rig/rounds.ts'
import { seed } from '../rig/seed.ts'
import { type ServerProcess, startServer } from '../rig/server-process.ts'
import { judge } from '../rig/verdict.ts'
import type { ChatOrder, ChatResult } from './chat-load.ts'
import { seedChat } from './seed-chat.ts'

const PAIRS = 50
const PER_SECOND = 500
const EQUAL = { atLeast: 0.8, atMost: 1.25 }
const CONTENDERS = [
  ['product', 'product'],
  ['bare', 'bare-chat'],
  ['bare again', 'bare-chat'],
] as const
type Name = (typeof CONTENDERS)[number][0]
type Turn = ChatResult & { cpuUs: number }
type Turns = Record<Name, Turn[]>

/** Delivery of messages with their insert, at a pace and at the ceiling, beside bare `ws` with the same insert. */
export async function benchChat({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = fork(new URL('chat-load.ts', import.meta.url).pathname)
  const servers = new Map<Name, ServerProcess>()
  const turn = async (name: Name, order: Pick<ChatOrder, 'ms' | 'perSecond'>): Promise<Turn> => {
    const server = servers.get(name)
    if (!server) throw new Error(`${name} does not run`)
    const people = server.people.map(({ cookie = '' }) => ({ cookie }))
    await ask(load, { port: server.port, people, ...order })
    const before = server.cpuMs()
    const { result } = await ask(load, 'begin')
    if (!result) throw new Error('The load answered nothing')
    if (result.lost > 0)
      throw new Error(`${name} lost ${result.lost} of ${result.count + result.lost} messages`)
    return { ...result, cpuUs: ((server.cpuMs() - before) * 1000) / result.count }
  }
  try {
    for (const [at, [name, kind]] of CONTENDERS.entries()) {
      const databaseUrl = await database.create(`chat_${at}`)
      await seed(databaseUrl, { users: PAIRS * 2, designs: 1 })
      await seedChat(databaseUrl, PAIRS)
      servers.set(name, await startServer(kind, { port: port + at, databaseUrl, users: PAIRS * 2 }))
    }
    const paced: Turns = { product: [], bare: [], 'bare again': [] }
    const full: Turns = { product: [], bare: [], 'bare again': [] }
    // The first round warms up. Each begins with another one, so that the machine's moods fall on all of them.
    for (const name of takeTurns(rounds + 1)) {
      paced[name].push(await turn(name, { ms, perSecond: PER_SECOND }))
      full[name].push(await turn(name, { ms, perSecond: null }))
    }
    for (const [name] of CONTENDERS) for (const turns of [paced, full]) turns[name].shift()
    report(paced, full)
  } finally {
    load.kill()
    await Promise.all([...servers.values()].map((server) => server.stop()))
    await database.stop()
  }
}

const takeTurns = (rounds: number): Name[] =>
  Array.from({ length: rounds }, (_, round) => {
    const first = round % CONTENDERS.length
    return [...CONTENDERS.slice(first), ...CONTENDERS.slice(0, first)].map(([name]) => name)
  }).flat()

type Reply = { isReady?: true; result?: ChatResult; error?: string }

function ask(load: ReturnType<typeof fork>, order: ChatOrder | 'begin'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    load.once('message', (reply: Reply) =>
      reply.error === undefined ? resolve(reply) : reject(new Error(reply.error)),
    )
    load.send(order)
  })
}

function report(paced: Turns, full: Turns) {
  const of = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick))
  const ratio = (turns: Turns, name: Name, pick: (turn: Turn) => number) =>
    median(turns[name].map((turn, at) => pick(turn) / (turns.bare[at] ? pick(turns.bare[at]) : NaN)))
  const rows = CONTENDERS.map(([name]) => [
    name,
    {
      [`p50 ms at ${PER_SECOND}/s`]: Number(of(paced[name], ({ p50 }) => p50).toFixed(2)),
      'p99 ms': Number(of(paced[name], ({ p99 }) => p99).toFixed(2)),
      'CPU us/msg': Math.round(of(paced[name], ({ cpuUs }) => cpuUs)),
      'ceiling msg/s': Math.round(of(full[name], ({ perSecond }) => perSecond)),
    },
  ])
  console.table(Object.fromEntries(rows))
  const figures = (name: Name) =>
    [
      ['p50', ratio(paced, name, ({ p50 }) => p50)],
      ['p99', ratio(paced, name, ({ p99 }) => p99)],
      ['CPU per message', ratio(paced, name, ({ cpuUs }) => cpuUs)],
      ['ceiling', ratio(full, name, ({ perSecond }) => perSecond)],
    ] as const
  judge({
    controls: figures('bare again').map(([what, value]) => ({
      what: `bare against itself, ${what}`,
      value,
      ...EQUAL,
    })),
    goals: figures('product').map(([what, value]) => ({
      what: `product against bare, ${what}`,
      value,
      ...(what === 'ceiling' ? { atLeast: 0.8 } : { atMost: 1.3 }),
    })),
  })
}
