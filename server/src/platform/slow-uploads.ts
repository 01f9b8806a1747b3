import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long one upload may take: ten megabytes over a poor line. Who sends nothing for a while is cut off all the same. */
const LIMIT_MS = 4 * 60_000

/** Lets the request on a socket take longer than others may, until what it answers is called. */
export type AllowSlowness = (socket: Socket) => () => void

/** Requests must be in within seconds, or anybody could hold a server with a few slow ones; uploads that were let in take longer. */
export function allowSlowUploads({ server }: Pick<FastifyInstance, 'server'>): AllowSlowness {
  const slow = new WeakSet<Socket>()
  const others = server.listeners('clientError')
  server.removeAllListeners('clientError')
  server.on('clientError', (error: Error, socket: Socket) => {
    // It is said once for a request, and the server forgets about it when nobody closes its socket.
    const isLate = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (isLate && slow.has(socket)) return
    for (const listener of others) Reflect.apply(listener, server, [error, socket])
  })

  return (socket) => {
    slow.add(socket)
    const late = setTimeout(() => socket.destroy(), LIMIT_MS).unref()
    return () => {
      clearTimeout(late)
      slow.delete(socket)
    }
  }
}
