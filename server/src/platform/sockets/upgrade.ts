import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { isSameOrigin } from '#platform/security/same-origin.ts'

type Pending = { socket: Socket; head: Buffer }

/** Whether a request asks for a WebSocket; an ordinary request that mentions another protocol stays one. */
export const isSocketRequest = (request: IncomingMessage) =>
  request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket'

export type Upgrades = {
  /** Whether this request asks for a WebSocket. */
  isPending(request: FastifyRequest): boolean
  /** Upgrades the request. Its reply must not be used any more. */
  accept(request: FastifyRequest, reply: FastifyReply): Promise<WebSocket>
}

/** Frames are small here; the defaults would let one socket take a hundred megabytes. */
const LIMITS = { maxPayload: 32 * 1024, maxFragments: 16, maxBufferedChunks: 1024 }

/** Routes upgrade requests through the app's own routes and their guards, which answer those that they refuse. */
export function routeUpgrades(app: FastifyInstance): Upgrades {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    ...LIMITS,
  })
  const pending = new WeakMap<IncomingMessage, Pending>()

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!(socket instanceof Socket)) return void socket.destroy()
    socket.on('error', destroySocket)
    pending.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.on('finish', () => socket.destroySoon())
    app.routing(request, response)
  })

  return {
    isPending: (request) => pending.has(request.raw),
    accept(request, reply) {
      const upgrade = pending.get(request.raw)
      if (!upgrade) throw new TypeError('This request does not ask to become a socket')
      pending.delete(request.raw)
      reply.hijack()
      reply.raw.detachSocket(upgrade.socket)
      return new Promise((resolve) => {
        server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (opened) => {
          opened.on('error', terminate)
          resolve(opened)
        })
      })
    },
  }
}

// Top-level functions: a closure within the handshake would keep its request as long as the socket lives.
function destroySocket(this: Socket) {
  this.destroy()
}
function terminate(this: WebSocket) {
  this.terminate()
}

/** Whether a page of our own opens the socket: any page can open one, with the person's cookies. */
export const isOwnOrigin = (
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  publicUrl: string,
) => request.headers.origin !== undefined && isSameOrigin(request.headers.origin, request, publicUrl)
