import { startBenchDatabase } from '../rig/bench-database.ts'
import { seed } from '../rig/seed.ts'
import { type ServerProcess, startServer } from '../rig/server-process.ts'
import { stolenTicks } from '../rig/stolen.ts'
import { judgeChat, type Name, type Turns } from './judge-chat.ts'
import { startChatLoad } from './load.ts'
import { seedChat } from './seed-chat.ts'
import { takeTurns } from './turns.ts'

const PAIRS = 50
const PER_SECOND = 500
/** Until the compiler has come to rest: a server runs for days. */
const WARM_MS = 8000
/** A paced turn is measured in parts, of which those count that the machine was not taken away in; it stays warm over them. */
const PACED = { ms: 500, parts: 12 }
const CONTENDERS = [
  { name: 'product', kind: 'product', wire: 'plain' },
  { name: 'bare', kind: 'bare-chat', wire: 'plain' },
  { name: 'bare again', kind: 'bare-chat', wire: 'plain' },
  { name: 'socket.io', kind: 'socket-io-chat', wire: 'socket.io' },
] as const

/** Delivery of messages with their insert, at a pace and at the ceiling, beside bare `ws` and Socket.IO with the same insert. */
export async function benchChat({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startChatLoad()
  const servers = new Map<Name, ServerProcess>()
  const turn = async (group: Name, order: { ms: number; perSecond: number | null }) => {
    const server = servers.get(group)
    if (!server) throw new Error(`${group} does not run`)
    const [before, stolenBefore] = [server.cpuMs(), stolenTicks()]
    const result = await load.run({ group, ...order })
    const cpuUs = ((server.cpuMs() - before) * 1000) / result.count
    return { ...result, cpuUs, stolen: stolenTicks() - stolenBefore }
  }
  try {
    for (const [at, { name, kind, wire }] of CONTENDERS.entries()) {
      const databaseUrl = await database.create(`chat_${at}`)
      await seed(databaseUrl, { users: PAIRS * 2, designs: 1 })
      await seedChat(databaseUrl, PAIRS)
      const server = await startServer(kind, { port: port + at, databaseUrl, users: PAIRS * 2 })
      servers.set(name, server)
      const clients = server.people.map(({ cookie = '' }, number) => ({ number, cookie }))
      await load.open({ group: name, port: server.port, wire, clients, pairs: PAIRS })
    }
    const paced: Turns = { product: [], bare: [], 'bare again': [], 'socket.io': [] }
    const full: Turns = { product: [], bare: [], 'bare again': [], 'socket.io': [] }
    const names = CONTENDERS.map(({ name }) => name)
    for (const name of names) await turn(name, { ms: Math.max(WARM_MS, ms), perSecond: null })
    for (const name of takeTurns(names, rounds)) {
      for (let part = 0; part < PACED.parts; part++) {
        paced[name].push(await turn(name, { ms: PACED.ms, perSecond: PER_SECOND }))
      }
    }
    for (const name of takeTurns(names, rounds)) full[name].push(await turn(name, { ms, perSecond: null }))
    judgeChat({ paced, full, names })
  } finally {
    load.stop()
    await Promise.all([...servers.values()].map((server) => server.stop()))
    await database.stop()
  }
}
