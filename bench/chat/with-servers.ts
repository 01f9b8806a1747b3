import type { BenchDatabase } from '../rig/bench-database.ts'
import type { Window } from '../rig/others.ts'
import { seed } from '../rig/seed.ts'
import { type ServerProcess, startServer } from '../rig/server-process.ts'
import { CONTENDERS, type Name } from './contenders.ts'
import type { Turn } from './judge-chat.ts'
import type { ChatLoad, RunOrder } from './load.ts'
import { seedChat } from './seed-chat.ts'

const PAIRS = 50
/** How often it is looked what others have of the machine. */
const LOOK_EVERY_MS = 100
/** Lets one contender's people talk for so long, at a pace or as fast as answers come. */
export type TakeTurn = (name: Name, order: Pick<RunOrder, 'ms' | 'perSecond'>) => Promise<Turn>

/** A database for each contender, with everybody who talks in it. */
export async function seedDatabases(database: BenchDatabase): Promise<string[]> {
  const urls: string[] = []
  for (const at of CONTENDERS.keys()) {
    const databaseUrl = await database.create(`chat_${at}`)
    await seed(databaseUrl, { users: PAIRS * 2, designs: 1 })
    await seedChat(databaseUrl, PAIRS)
    urls.push(databaseUrl)
  }
  return urls
}

/** `look`: what others had of the machine since the last look. */
type Place = { load: ChatLoad; databases: readonly string[]; port: number; look: () => Window }

/** Starts a server of each contender, opens everybody's sockets, and ends all of it after `measure`. */
export async function withServers(place: Place, measure: (turn: TakeTurn) => Promise<void>): Promise<void> {
  const { load, databases, port, look } = place
  const servers = new Map<Name, ServerProcess>()
  try {
    for (const [at, { name, kind, wire }] of CONTENDERS.entries()) {
      const databaseUrl = databases[at] ?? ''
      const server = await startServer(kind, { port: port + at, databaseUrl, users: PAIRS * 2 })
      servers.set(name, server)
      const clients = server.people.map(({ cookie = '' }, number) => ({ number, cookie }))
      await load.open({ group: name, port: server.port, wire, clients, pairs: PAIRS })
    }
    await measure(async (group, order) => {
      const server = servers.get(group)
      if (!server) throw new Error(`${group} does not run`)
      look()
      const windows: Window[] = []
      const looking = setInterval(() => windows.push(look()), LOOK_EVERY_MS)
      const before = server.cpuMs()
      const result = await load.run({ group, ...order })
      const cpuUs = ((server.cpuMs() - before) * 1000) / result.count
      clearInterval(looking)
      return { ...result, cpuUs, windows: [...windows, look()] }
    })
    for (const name of servers.keys()) await load.close(name)
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()))
  }
}
