import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Max duration of one upload: ten megabytes over a poor connection. A client that is silent for a while is disconnected all the
 * same.
 */
const UPLOAD_MS = 8 * 60_000

const slow = new WeakSet<Socket>()

/**
 * Exempts requests of `allowSlowness` from the timeout of seconds, without which anybody could occupy a server with a few slow
 * ones.
 */
export function spareSlowRequests({ server }: Pick<FastifyInstance, 'server'>): void {
  const others = server.listeners('clientError')
  server.removeAllListeners('clientError')
  server.on('clientError', (error: Error, socket: Socket) => {
    // Emitted once for a request; the server keeps its socket open unless somebody closes it.
    const isLate = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (isLate && slow.has(socket)) return
    for (const listener of others) Reflect.apply(listener, server, [error, socket])
  })
}

/** Lets the request on a socket take longer than others may, until the returned function is called. */
export function allowSlowness(socket: Socket, limitMs = UPLOAD_MS): () => void {
  slow.add(socket)
  const late = setTimeout(() => socket.destroy(), limitMs).unref()
  return () => {
    clearTimeout(late)
    slow.delete(socket)
  }
}
