import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type Passage = { client: Socket; database: Socket; greeting: string }

/**
 * Proxy in front of a database that can stop forwarding, as a network that silently drops packets, or refuse connections, as a
 * database that is down.
 */
export async function freezableFront(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const passages = new Set<Passage>()
  /** Includes those that have not sent anything yet. */
  const clients = new Set<Socket>()
  let isFrozen = (_greeting: string) => false

  async function admit(client: Socket) {
    client.on('error', () => undefined)
    clients.add(client)
    client.on('close', () => clients.delete(client))
    const [first] = (await once(client, 'data')) as [Buffer]
    client.pause()
    const database = connect(Number(target.port), target.hostname)
    const passage = { client, database, greeting: first.toString('latin1') }
    passages.add(passage)
    database.on('error', () => undefined)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => {
        to.destroy()
        passages.delete(passage)
      })
    }
    database.write(first)
    flow(passage)
  }
  const flow = ({ client, database, greeting }: Passage) => {
    for (const side of [client, database]) {
      if (isFrozen(greeting)) side.pause()
      else side.resume()
    }
  }
  const server = createServer((client) => void admit(client).catch(() => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  const { port } = server.address() as AddressInfo
  url.host = `127.0.0.1:${port}`

  async function refuse() {
    const closed = once(server, 'close')
    server.close()
    for (const client of clients) client.destroy()
    for (const { database } of passages) database.destroy()
    await closed
  }

  return {
    url: url.href,
    /** Freezes all connections, or only those whose first message contains this name; new ones too. */
    freeze(naming = '') {
      isFrozen = (greeting) => greeting.includes(naming)
      passages.forEach(flow)
    },
    thaw() {
      isFrozen = () => false
      passages.forEach(flow)
    },
    /** Ends all connections and refuses new ones. */
    refuse,
    /** Accepts connections again. */
    async readmit() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: async () => void (server.listening && (await refuse())),
  }
}
