import { startBenchDatabase } from '../rig/bench-database.ts'
import { watchOthers } from '../rig/others.ts'
import { NAMES } from './contenders.ts'
import { keepHouseBetweenTurns } from './housekeeping.ts'
import { judgeChat, type Turns } from './judge-chat.ts'
import { startChatLoad } from './load.ts'
import { takeTurns } from './turns.ts'
import { seedDatabases, type TakeTurn, withServers } from './with-servers.ts'

const PER_SECOND = 500
/**
 * Until the compiler has come to rest: a server runs for days. What it made at the ceiling does not all hold at the pace, and it
 * takes most of a minute there until it hardly makes anything anew; while it does, it takes a processor for milliseconds.
 */
const WARM_MS = { full: 8000, paced: 48_000 }
/** Two processes of one program differ by up to a tenth in what a message costs them, for as long as they live: each is started so often. */
const STARTS = 3
/** A few stalls of the machine make the slowest hundredth of a short turn. */
const PACED_MS = 12_000

/** Delivery of messages with their insert, at a pace and at the ceiling, beside bare `ws` and Socket.IO with the same insert. */
export async function benchChat({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startChatLoad()
  const paced: Turns = { product: [], bare: [], 'bare again': [], 'socket.io': [] }
  const full: Turns = { product: [], bare: [], 'bare again': [], 'socket.io': [] }
  const order = takeTurns(NAMES, Math.ceil(rounds / STARTS))

  try {
    const databases = await seedDatabases(database)
    const keepHouse = await keepHouseBetweenTurns(databases)
    const measure = async (turn: TakeTurn) => {
      for (const name of NAMES) await turn(name, { ms: WARM_MS.full, perSecond: null })
      for (const name of NAMES) await turn(name, { ms: WARM_MS.paced, perSecond: PER_SECOND })
      for (const [at, name] of order.entries()) {
        if (at % NAMES.length === 0) await keepHouse()
        paced[name].push(await turn(name, { ms: PACED_MS, perSecond: PER_SECOND }))
      }
      for (const name of order) full[name].push(await turn(name, { ms, perSecond: null }))
    }
    const place = { load, databases, port, look: watchOthers() }
    for (let start = 0; start < STARTS; start += 1) await withServers(place, measure)
    judgeChat({ paced, full })
  } finally {
    load.stop()
    await database.stop()
  }
}
