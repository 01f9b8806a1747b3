import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** One URL with several servers behind it. */
export type LoadBalancer = {
  url: string
  /** Routes requests to these ports, round robin; with none, connections fail. */
  routeTo: (...ports: number[]) => void
  /** Answers 503 to writes at this path, until called without a path. */
  failWrites: (path?: string) => void
  close: () => Promise<void>
}

export async function startLoadBalancer(): Promise<LoadBalancer> {
  let ports: readonly number[] = []
  let failing: string | undefined
  let turn = 0
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    if (failing !== undefined && incoming.method !== 'GET' && incoming.url?.startsWith(failing)) {
      return void response.writeHead(503, { 'retry-after': '1' }).end()
    }
    turn += 1
    const port = ports[turn % ports.length]
    if (port === undefined) return void incoming.socket.destroy()
    forward(incoming, response, port)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    routeTo: (...next) => {
      ports = next
    },
    failWrites: (path) => {
      failing = path
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): ClientRequest {
  const { method, url: path, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  onward.on('error', () => response.destroy())
  return incoming.pipe(onward)
}
