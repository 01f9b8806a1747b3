import { type BenchDatabase, startBenchDatabase } from '../../rig/bench-database.ts'
import { median } from '../../rig/rounds.ts'
import { seed } from '../../rig/seed.ts'
import { type Person, type ServerProcess, startServer } from '../../rig/server-process.ts'
import { judge } from '../../rig/judge.ts'
import { type Contender, CONTENDERS, type Name } from '../contenders.ts'
import { type ChatLoad, startChatLoad } from '../load.ts'
import { seedChat } from '../seed-chat.ts'
import { interleaveKinds } from '../turns.ts'
import { withinOpenFiles } from './open-files.ts'
import { idlersOf, PAIRS, USERS } from './people.ts'

/** Baseline sockets, which carry a server's fixed costs: only what further sockets add is measured. */
const FIRST = 1000
const IDLE = 5000
const COMING_BACK = 5000
/** Maximum of rounds: each restarts every server. */
const MAX_ROUNDS = 4
/** Wait for the work after a handshake: presence, and the backlog of messages. */
const SETTLE_MS = 1500
const EQUAL = { atLeast: 0.75, atMost: 1.33 }

type Running = Contender & { databaseUrl: string; server: ServerProcess; people: Person[] }

/** Benchmarks the memory of an idle signed-in connection, and the time in which thousands reconnect after a restart. */
export async function benchConnections({ rounds, port }: { rounds: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startChatLoad()
  const running: Running[] = []
  try {
    const held = new Map<Name, number>()
    for (const [at, contender] of CONTENDERS.entries()) {
      const each = await start(database, contender, port + at)
      running.push(each)
      held.set(each.name, await heldByEach(load, each))
    }
    const back = new Map<Name, number[]>(CONTENDERS.map(({ name }) => [name, []]))
    for (const each of interleaveKinds(running, Math.min(rounds, MAX_ROUNDS))) {
      back.get(each.name)?.push(await comeBack(load, each))
    }
    report(held, back)
  } finally {
    load.stop()
    await Promise.all(running.map(({ server }) => server.stop()))
    await database.stop()
  }
}

async function start(database: BenchDatabase, contender: Contender, port: number): Promise<Running> {
  const databaseUrl = await database.create(`connections_${port}`)
  await seed(databaseUrl, { users: USERS, designs: 1 })
  await seedChat(databaseUrl, PAIRS)
  const server = await startServer(contender.kind, { port, databaseUrl, users: USERS })
  const running = { ...contender, databaseUrl, server, people: server.people }
  return { ...running, server: await startAnew(running) }
}

/** Restarts the same server after SIGKILL: its people's sessions exist, but its caches are empty. */
async function startAnew({ kind, server, databaseUrl }: Pick<Running, 'kind' | 'server' | 'databaseUrl'>) {
  await server.stop('SIGKILL')
  const users = kind === 'product' ? 0 : USERS
  return startServer(kind, { port: server.port, databaseUrl, users })
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS))

async function open(load: ChatLoad, { name, server, people }: Running, sockets: number): Promise<number> {
  const clients = idlersOf({ people }, withinOpenFiles(sockets))
  const { ms } = await load.open({ group: name, port: server.port, clients, pairs: PAIRS })
  return (ms / clients.length) * sockets
}

/**
 * KB that each socket adds, after garbage collection: the larger of resident memory and heap, because free space within resident
 * memory is reused without growth.
 */
async function heldByEach(load: ChatLoad, running: Running): Promise<number> {
  const { name, server, people } = running
  const target = { port: server.port, pairs: PAIRS }
  const clients = idlersOf({ people }, withinOpenFiles(IDLE))
  await load.open({ ...target, group: `${name}, first`, clients: clients.slice(0, FIRST) })
  await settle()
  const before = await server.memory()
  await load.open({ ...target, group: name, clients: clients.slice(FIRST) })
  await settle()
  const after = await server.memory()
  await load.close(`${name}, first`)
  await load.close(name)
  return (
    Math.max(after.residentKb - before.residentKb, after.heapKb - before.heapKb) / (clients.length - FIRST)
  )
}

/** Milliseconds until all connected clients have reconnected after SIGKILL to the restarted server, whose caches are empty. */
async function comeBack(load: ChatLoad, running: Running): Promise<number> {
  await open(load, running, COMING_BACK)
  await settle()
  running.server = await startAnew(running)
  await load.close(running.name)
  await settle()
  const ms = await open(load, running, COMING_BACK)
  await load.close(running.name)
  await settle()
  return ms
}

function report(held: ReadonlyMap<Name, number>, back: ReadonlyMap<Name, readonly number[]>) {
  const kb = (name: Name) => held.get(name) ?? NaN
  const ms = (name: Name) => median(back.get(name) ?? [])
  const rows = CONTENDERS.map(({ name }) => [
    name,
    {
      [`KB for each of ${IDLE}`]: Number(kb(name).toFixed(1)),
      [`ms for ${COMING_BACK} to come back`]: Math.round(ms(name)),
    },
  ])
  console.table(Object.fromEntries(rows))
  const slower = (one: Name, other: Name) =>
    median((back.get(one) ?? []).map((value, at) => value / (back.get(other)?.[at] ?? NaN)))
  judge({
    controls: [
      { what: 'bare against itself, memory', value: kb('bare again') / kb('bare'), ...EQUAL },
      { what: 'bare against itself, coming back', value: slower('bare again', 'bare'), ...EQUAL },
    ],
    goals: [
      { what: 'KB of an idle connection of the product', value: kb('product'), atMost: 20 },
      { what: 'product against bare, coming back', value: slower('product', 'bare'), atMost: 2 },
    ],
  })
}
