import { type IncomingHttpHeaders, type IncomingMessage, ServerResponse } from 'node:http'
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

/**
 * Lets requests in that need none of the routes' attention, which is a good part of what a handshake costs when thousands
 * come back at once: says what becomes of their socket. null, or a failure, leaves a request to the routes.
 */
export type Doorman = (request: IncomingMessage) => Promise<((socket: WebSocket) => void) | null>

/** Frames are small here; the defaults would let one socket take a hundred megabytes. */
const LIMITS = { maxPayload: 32 * 1024, maxFragments: 16, maxBufferedChunks: 1024 }

/**
 * Lets requests that ask to become sockets in by the doorman, or go through the app's own routes and their guards, and answers
 * those that are refused there like any other request.
 */
export function letUpgrade(app: FastifyInstance, doorman: Doorman): Upgrades {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    ...LIMITS,
  })
  const waiting = new WeakMap<IncomingMessage, Waiting>()

  const complete = (request: IncomingMessage, { socket, head }: Waiting) =>
    new Promise<WebSocket>((resolve) => {
      server.handleUpgrade(request, socket, head, (opened) => {
        opened.on('error', endSocket)
        resolve(opened)
      })
    })
  const askRoutes = (request: IncomingMessage, { socket, head }: Waiting) => {
    waiting.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.on('finish', () => socket.destroySoon())
    app.routing(request, response)
  }
  const letIn = async (request: IncomingMessage, asked: Waiting) => {
    const take = await doorman(request).catch(() => null)
    if (take) take(await complete(request, asked))
    else if (!asked.socket.destroyed) askRoutes(request, asked)
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!(socket instanceof Socket)) return void socket.destroy()
    socket.on('error', () => socket.destroy())
    void letIn(request, { socket, head })
  })

  return {
    isAsked: (request) => waiting.has(request.raw),
    accept(request, reply) {
      const asked = waiting.get(request.raw)
      if (!asked) throw new TypeError('This request does not ask to become a socket')
      waiting.delete(request.raw)
      reply.hijack()
      reply.raw.detachSocket(asked.socket)
      return complete(request.raw, asked)
    },
  }
}

/** A function of its own: one made within the handshake would keep its request as long as the socket lives. */
function endSocket(this: WebSocket) {
  this.terminate()
}

/** Whether a browser's page of our own opens the socket: any page can open one, with the person's cookies. */
export function isOwnOrigin(
  { headers, host }: { headers: IncomingHttpHeaders; host: string },
  publicUrl: string,
): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  return origin === publicUrl || (host !== '' && URL.parse(origin)?.host === host)
}
