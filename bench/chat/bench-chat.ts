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
/**
 * All paced turns of a contender are judged together, and a disk has moods of many seconds that nobody tells of: in short turns
 * they fall on everybody alike. Before each, untimed, the server comes back from its pause, and plans its statements anew after
 * housekeeping.
 */
const PACED = { ms: 3000, untimedMs: 500, turnsOfARound: 4 }

/** Delivery of messages with their insert, at a pace and at the ceiling, beside bare `ws` and Socket.IO with the same insert. */
export async function benchChat({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startChatLoad()
  const paced: Turns = { product: [], bare: [], 'bare again': [], 'socket.io': [] }
  const full: Turns = { product: [], bare: [], 'bare again': [], 'socket.io': [] }
  const startRounds = Math.ceil(rounds / STARTS)
  const pacedOrder = takeTurns(NAMES, startRounds * PACED.turnsOfARound)
  const fullOrder = takeTurns(NAMES, startRounds)

  try {
    const databases = await seedDatabases(database)
    const keepHouse = await keepHouseBetweenTurns(databases)
    const measure = async (turn: TakeTurn) => {
      for (const name of NAMES) await turn(name, { ms: WARM_MS.full, perSecond: null })
      for (const name of NAMES) await turn(name, { ms: WARM_MS.paced, perSecond: PER_SECOND })
      for (const [at, name] of pacedOrder.entries()) {
        if (at % (NAMES.length * PACED.turnsOfARound) === 0) await keepHouse()
        await turn(name, { ms: PACED.untimedMs, perSecond: PER_SECOND })
        paced[name].push(await turn(name, { ms: PACED.ms, perSecond: PER_SECOND }))
      }
      for (const name of fullOrder) full[name].push(await turn(name, { ms, perSecond: null }))
    }
    const place = { load, databases, port, look: watchOthers() }
    for (let start = 0; start < STARTS; start += 1) await withServers(place, measure)
    judgeChat({ paced, full })
  } finally {
    load.stop()
    await database.stop()
  }
}
