import type { BenchDatabase } from '../rig/bench-database.ts'
import { seed } from '../rig/seed.ts'
import { type ServerProcess, startServer } from '../rig/server-process.ts'
import { CONTENDERS, type Name } from './contenders.ts'
import type { Turn } from './judge-chat.ts'
import type { ChatLoad, RunOrder } from './load.ts'
import { seedChat } from './seed-chat.ts'

const PAIRS = 50
/** Runs one contender's load for a time, paced or unpaced. */
export type TakeTurn = (name: Name, order: Pick<RunOrder, 'ms' | 'perSecond'>) => Promise<Turn>

type Rig = { load: ChatLoad; database: BenchDatabase; port: number }

/** Starts a server for each contender on a database of its own and opens all sockets; stops all of it after `measure`. */
export async function withServers(
  { load, database, port }: Rig,
  measure: (turn: TakeTurn) => Promise<void>,
): Promise<void> {
  const servers = new Map<Name, ServerProcess>()
  try {
    for (const [at, { name, kind }] of CONTENDERS.entries()) {
      const databaseUrl = await database.create(`chat_${at}`)
      await seed(databaseUrl, { users: PAIRS * 2, designs: 1 })
      await seedChat(databaseUrl, PAIRS)
      const server = await startServer(kind, { port: port + at, databaseUrl, users: PAIRS * 2 })
      servers.set(name, server)
      const clients = server.people.map(({ cookie = '' }, number) => ({ number, cookie }))
      await load.open({ group: name, port: server.port, clients, pairs: PAIRS })
    }
    await measure(async (group, order) => {
      const server = servers.get(group)
      if (!server) throw new Error(`${group} does not run`)
      const before = server.cpuMs()
      const result = await load.run({ group, ...order })
      return { ...result, cpuUs: ((server.cpuMs() - before) * 1000) / result.count }
    })
    for (const name of servers.keys()) await load.close(name)
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()))
  }
}
