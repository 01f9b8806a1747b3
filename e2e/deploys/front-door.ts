import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address with servers behind it, as a load balancer has. */
export type FrontDoor = {
  url: string
  /** From now on requests go to these ports, one after the other; with none, nobody is there. */
  leadTo: (...ports: number[]) => void
  /** Answers 503 to what changes something at this path, until it is called without one. */
  refuse: (path?: string) => void
  close: () => Promise<void>
}

export async function openFrontDoor(): Promise<FrontDoor> {
  let ports: readonly number[] = []
  let refused: string | undefined
  let turn = 0
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (refused !== undefined && asked.method !== 'GET' && asked.url?.startsWith(refused)) {
      return void answer.writeHead(503, { 'retry-after': '1' }).end()
    }
    turn += 1
    const port = ports[turn % ports.length]
    if (port === undefined) return void asked.socket.destroy()
    forward(asked, answer, port)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    leadTo: (...next) => {
      ports = next
    },
    refuse: (path) => {
      refused = path
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number): ClientRequest {
  const { method, url: path, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  return asked.pipe(onward)
}
