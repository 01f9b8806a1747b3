import { openDayCount } from '@dream/server/testing/processes/day-count'
import { openAdminArea } from '@dream/server/testing/people/open-admin'
import { interleaveKinds } from './chat/turns.ts'
import { startBenchDatabase } from './rig/bench-database.ts'
import { connect } from './rig/connect.ts'
import { judge } from './rig/judge.ts'
import { rawRequest, startLoadGenerator } from './rig/load.ts'
import { type Contender, median, printRounds, ratio, runRounds } from './rig/rounds.ts'
import { seed } from './rig/seed.ts'
import { startServer } from './rig/server-process.ts'

/** Contenders by length of history; the last days have the same number of events in each. */
const HISTORIES = [
  { name: '10,000,000 events', events: 10_000_000 },
  { name: '10,000 events', events: 10_000 },
  { name: '10,000 events again', events: 10_000 },
] as const
type Name = (typeof HISTORIES)[number]['name']
const [LARGE, SMALL, AGAIN] = HISTORIES.map(({ name }) => name)

const RECENT_EVENTS = 2000
const STEPS = 8
/** Number of people: each makes every kind of event once. */
const peopleOf = (events: number) => Math.ceil(events / STEPS)
const COUNTS_OF_A_TURN = 5
const EQUAL = { atLeast: 0.85, atMost: 1.18 }

/** Benchmarks the dashboard, and the daily count behind it, after a short and after a long history. */
export async function benchDashboard({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startLoadGenerator()
  const opened: { stop: () => Promise<unknown> }[] = []
  try {
    const contenders: Contender[] = []
    const counters: { name: Name; count: () => Promise<void> }[] = []
    for (const [at, { name, events }] of HISTORIES.entries()) {
      const databaseUrl = await database.create(`dashboard_${at}`)
      await seed(databaseUrl, { users: peopleOf(events) + peopleOf(RECENT_EVENTS), designs: 1 })
      await happen(databaseUrl, events)
      const { count, close } = openDayCount(databaseUrl)
      opened.push({ stop: close })
      const began = performance.now()
      for (let chunk = 0; chunk < 8; chunk += 1) await count()
      console.log(`${name}: a year counted for the first time in ${Math.round(performance.now() - began)} ms`)
      await analyse(databaseUrl)
      counters.push({ name, count })
      const server = await startServer('product', { port: port + at, databaseUrl, users: 1 })
      opened.push(server)
      const { sid, rid } = await openAdminArea(databaseUrl)
      const headers = { cookie: `sid=${sid}; rid=${rid}; hasRefresh=1` }
      const request = rawRequest({ method: 'GET', path: '/api/admin/dashboard', headers })
      contenders.push({ name, server, requests: () => [request], connections: 1 })
    }
    const read = await runRounds(load, contenders, { rounds, ms })
    printRounds(read)
    judgeDashboard(read, await countInTurns(counters, rounds))
  } finally {
    load.stop()
    for (const each of opened.toReversed()) await each.stop()
    await database.stop()
  }
}

type Stretch = { from: string; to: string; firstPerson: number }

/** Inserts events: so many over a year, and those of new people in the last days. */
async function happen(databaseUrl: string, events: number): Promise<void> {
  const client = await connect(databaseUrl)
  const insert = (count: number, { from, to, firstPerson }: Stretch) =>
    client.query(
      `insert into events (user_id, kind, data, at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex($4::int + n / ${STEPS}), 12, '0'))::uuid, k.kind, k.data::jsonb,
        $2::timestamptz + ($3::timestamptz - $2::timestamptz) * (n::float8 / $1)
      from generate_series(0, $1::int - 1) as n join (values
        (0, 'registered', '{}'), (1, 'phone-verified', '{}'), (2, 'profile-completed', '{}'), (3, 'first-like', '{}'),
        (4, 'unlocked', '{"feature": "dreamlist"}'), (5, 'unlocked', '{"feature": "brokers"}'),
        (6, 'broker-chosen', '{}'), (7, 'first-reply', '{}')
      ) as k (at, kind, data) on k.at = n % ${STEPS}`,
      [count, from, to, firstPerson],
    )
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await insert(events, { from: daysAgo(364), to: daysAgo(4), firstPerson: peopleOf(RECENT_EVENTS) })
  await insert(RECENT_EVENTS, { from: daysAgo(3), to: daysAgo(0), firstPerson: 0 })
  await client.end()
  await analyse(databaseUrl)
}

/** Vacuums and analyses as autovacuum would after a while, so that no contender is queried by a plan for empty tables. */
async function analyse(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl)
  await client.query('vacuum analyze')
  await client.end()
}

/** Milliseconds of an incremental count: of the days that may have changed since the last one. */
async function countInTurns(counters: readonly { name: Name; count: () => Promise<void> }[], rounds: number) {
  const times = new Map<Name, number[]>(counters.map(({ name }) => [name, []]))
  for (const { name, count } of interleaveKinds(counters, rounds)) {
    const turn: number[] = []
    for (let done = 0; done < COUNTS_OF_A_TURN; done += 1) {
      const began = performance.now()
      await count()
      turn.push(performance.now() - began)
    }
    times.get(name)?.push(median(turn))
  }
  return times
}

function judgeDashboard(
  read: Awaited<ReturnType<typeof runRounds>>,
  times: ReadonlyMap<string, readonly number[]>,
) {
  const of = <T>(map: ReadonlyMap<string, readonly T[]>, name = '') => map.get(name) ?? []
  const p50 = (name?: string) => ratio(of(read, name), of(read, SMALL), (round) => round.p50)
  const cpu = (name?: string) => ratio(of(read, name), of(read, SMALL), (round) => round.cpuUsPerRequest)
  const counted = (name?: string) =>
    median(of(times, name).map((value, at) => value / (of(times, SMALL)[at] ?? NaN)))
  console.log(
    HISTORIES.map(({ name }) => `count, ${name}: ${median(of(times, name)).toFixed(1)} ms`).join('\n'),
  )
  judge({
    controls: [
      { what: 'the short history against itself, p50', value: p50(AGAIN), ...EQUAL },
      { what: 'the short history against itself, count', value: counted(AGAIN), ...EQUAL },
    ],
    goals: [
      { what: `dashboard after ${LARGE} against ${SMALL}, p50`, value: p50(LARGE), atMost: 1.3 },
      { what: `dashboard after ${LARGE} against ${SMALL}, CPU`, value: cpu(LARGE), atMost: 1.3 },
      { what: `count of the last days, ${LARGE} against ${SMALL}`, value: counted(LARGE), atMost: 1.5 },
    ],
  })
}
