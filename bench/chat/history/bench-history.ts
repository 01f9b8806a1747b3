import { startBenchDatabase } from '../../rig/bench-database.ts'
import { connect } from '../../rig/connect.ts'
import { startLoadGenerator, rawRequest } from '../../rig/load.ts'
import { userIdOf } from '../../rig/people.ts'
import { type Contender, median, printRounds, ratio, type Round, runRounds } from '../../rig/rounds.ts'
import { seed } from '../../rig/seed.ts'
import { type ServerProcess, startServer } from '../../rig/server-process.ts'
import { judge } from '../../rig/judge.ts'
import { openSocket } from '../open-socket.ts'
import { conversationIdOf, seedChat } from '../seed-chat.ts'
import { interleaveKinds } from '../turns.ts'
import { createSyncer } from './sync.ts'

const SHORT = 10
const LONG = 10_000
const PAIRS = 3
/** The buyer of each conversation opens it. */
const CASES = [
  { name: 'short', person: 0, messages: SHORT },
  { name: 'short again', person: 1, messages: SHORT },
  { name: 'long', person: 2, messages: LONG },
] as const
type Name = (typeof CASES)[number]['name']

const CONNECTIONS = 4
const SYNCS_OF_A_TURN = 100
const EQUAL = { atLeast: 0.85, atMost: 1.18 }

/**
 * Benchmarks opening a long conversation against a short one: its newest page over HTTP, and the backfill of missed messages over
 * the socket.
 */
export async function benchHistory({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startLoadGenerator()
  let server: ServerProcess | null = null
  try {
    const databaseUrl = await database.create('history')
    await seed(databaseUrl, { users: PAIRS * 2, designs: 1 })
    await seedChat(databaseUrl, PAIRS)
    for (const { person, messages } of CASES) await write(databaseUrl, person, messages)
    server = await startServer('product', { port, databaseUrl, users: PAIRS * 2 })
    const pages = await runRounds(load, contendersOf(server), { rounds, ms })
    printRounds(pages)
    const missed = await syncInTurns(server, rounds)
    judgeHistory(pages, missed)
  } finally {
    load.stop()
    await server?.stop()
    await database.stop()
  }
}

/** Fills a pair's conversation with messages of both in turns. */
async function write(databaseUrl: string, pair: number, messages: number) {
  const client = await connect(databaseUrl)
  const people = [userIdOf(pair), userIdOf(pair + PAIRS)]
  const conversationId = conversationIdOf(pair)
  await client.query(
    `insert into messages (conversation_id, seq, client_id, sender_id, type, body, created_at)
    select $1, n, gen_random_uuid(), ($2::uuid[])[1 + n % 2], 'text', repeat('x', 120), now()
    from generate_series(1, $3::int) as n`,
    [conversationId, people, messages],
  )
  await client.query('update conversations set last_seq = $1 where id = $2', [messages, conversationId])
  await client.query('vacuum analyze')
  await client.end()
}

/** Both request as many messages as the short conversation has: only the length of the history behind them differs. */
function contendersOf(server: ServerProcess): Contender[] {
  return CASES.map(({ name, person }) => {
    const path = `/api/conversations/${conversationIdOf(person)}/messages?limit=${SHORT}`
    const request = rawRequest({ method: 'GET', path, headers: server.people[person] ?? {} })
    return { name, server, requests: () => [request], connections: CONNECTIONS }
  })
}

/** Milliseconds for the backfill of a device: the newest messages, as many as the short conversation has. */
async function syncInTurns(server: ServerProcess, rounds: number): Promise<Map<Name, number[]>> {
  const times = new Map<Name, number[]>(CASES.map(({ name }) => [name, []]))
  const syncers = await Promise.all(
    CASES.map(async ({ name, person, messages }) => {
      const client = { number: person, cookie: server.people[person]?.cookie ?? '' }
      const socket = await openSocket(server.port, client)
      return { name, socket, sync: createSyncer(socket, conversationIdOf(person), messages - SHORT) }
    }),
  )
  for (const { sync } of syncers) for (let done = 0; done < SYNCS_OF_A_TURN; done++) await sync()
  for (const { name, sync } of interleaveKinds(syncers, rounds)) {
    const turn: number[] = []
    for (let done = 0; done < SYNCS_OF_A_TURN; done++) turn.push(await sync())
    times.get(name)?.push(median(turn))
  }
  for (const { socket } of syncers) socket.terminate()
  return times
}

function judgeHistory(
  pages: ReadonlyMap<string, readonly Round[]>,
  missed: ReadonlyMap<Name, readonly number[]>,
) {
  const synced = (name: Name) => missed.get(name) ?? []
  console.log(CASES.map(({ name }) => `sync ${name}: ${median(synced(name)).toFixed(2)} ms`).join(', '))
  const page = (name: Name) => ratio(pages.get(name) ?? [], pages.get('short') ?? [], ({ p50 }) => p50)
  const cpu = (name: Name) =>
    ratio(pages.get(name) ?? [], pages.get('short') ?? [], ({ cpuUsPerRequest }) => cpuUsPerRequest)
  const sync = (name: Name) => median(synced(name).map((value, at) => value / (synced('short')[at] ?? NaN)))
  judge({
    controls: [
      { what: 'the short one against itself, page', value: page('short again'), ...EQUAL },
      { what: 'the short one against itself, CPU', value: cpu('short again'), ...EQUAL },
      { what: 'the short one against itself, sync', value: sync('short again'), ...EQUAL },
    ],
    goals: [
      { what: `newest page of ${LONG} against ${SHORT}, p50`, value: page('long'), atMost: 1.3 },
      { what: `newest page of ${LONG} against ${SHORT}, CPU`, value: cpu('long'), atMost: 1.3 },
      { what: `sync in ${LONG} against ${SHORT}, p50`, value: sync('long'), atMost: 1.3 },
    ],
  })
}
