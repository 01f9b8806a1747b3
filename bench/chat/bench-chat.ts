import { startBenchDatabase } from '../rig/bench-database.ts'
import { NAMES } from './contenders.ts'
import { judgeChat, type Turns } from './judge-chat.ts'
import { startChatLoad } from './load.ts'
import { interleaveKinds } from './turns.ts'
import { withServers } from './with-servers.ts'

const PER_SECOND = 500
/** Warm-up until the JIT has settled: a server runs for days. */
const WARM_MS = { full: 8000, paced: 20_000 }
/** Short turns, so that a slow minute of the disk affects all contenders alike. */
const PACED_MS = 3000

/** Benchmarks message delivery with its insert, paced and at full load, against bare `ws` with the same insert. */
export async function benchChat({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startChatLoad()
  const paced: Turns = { product: [], bare: [], 'bare again': [] }
  const full: Turns = { product: [], bare: [], 'bare again': [] }
  try {
    await withServers({ load, database, port }, async (turn) => {
      for (const name of NAMES) await turn(name, { ms: WARM_MS.full, perSecond: null })
      for (const name of NAMES) await turn(name, { ms: WARM_MS.paced, perSecond: PER_SECOND })
      for (const name of interleaveKinds(NAMES, rounds)) {
        paced[name].push(await turn(name, { ms: PACED_MS, perSecond: PER_SECOND }))
      }
      for (const name of interleaveKinds(NAMES, rounds))
        full[name].push(await turn(name, { ms, perSecond: null }))
    })
    judgeChat({ paced, full })
  } finally {
    load.stop()
    await database.stop()
  }
}
