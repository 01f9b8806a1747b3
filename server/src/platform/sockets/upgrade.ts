import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'

type Waiting = { socket: Socket; head: Buffer }

/** Asks only what speaks to the server to become a socket; an ordinary request that mentions another protocol stays one. */
export const isSocketRequest = (request: IncomingMessage) =>
  request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket'

export type Upgrades = {
  /** Whether this request asks to become a socket. */
  isAsked(request: FastifyRequest): boolean
  /** Makes it one. Its reply must not be used any more. */
  accept(request: FastifyRequest, reply: FastifyReply): Promise<WebSocket>
}

/** Frames are small here; the defaults would let one socket take a hundred megabytes. */
const LIMITS = { maxPayload: 32 * 1024, maxFragments: 16, maxBufferedChunks: 1024 }

/**
 * Lets requests that ask to become sockets go through the app's own routes and their guards, and answers those that are
 * refused like any other request.
 */
export function letUpgrade(app: FastifyInstance): Upgrades {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    ...LIMITS,
  })
  const waiting = new WeakMap<IncomingMessage, Waiting>()

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!(socket instanceof Socket)) return void socket.destroy()
    socket.on('error', () => socket.destroy())
    waiting.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.on('finish', () => socket.destroySoon())
    app.routing(request, response)
  })

  return {
    isAsked: (request) => waiting.has(request.raw),
    accept(request, reply) {
      const found = waiting.get(request.raw)
      if (!found) throw new TypeError('This request does not ask to become a socket')
      waiting.delete(request.raw)
      reply.hijack()
      reply.raw.detachSocket(found.socket)
      return new Promise((resolve) => {
        server.handleUpgrade(request.raw, found.socket, found.head, (socket) => {
          socket.on('error', endSocket)
          resolve(socket)
        })
      })
    },
  }
}

/** A function of its own: one made within the handshake would keep its request as long as the socket lives. */
function endSocket(this: WebSocket) {
  this.terminate()
}

/** Whether a browser's page of our own opens the socket: any page can open one, with the person's cookies. */
export function isOwnOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const { origin } = headers
  return origin !== undefined && (origin === publicUrl || URL.parse(origin)?.host === host)
}
