import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { addressOf } from '#platform/address.ts'
import { problem } from '#platform/problem.ts'
import { isOwnOrigin, letUpgrade } from '#platform/sockets/upgrade.ts'
import type { Chat } from './chat.ts'
import { endSocketsOfEndedSessions, type SessionWatch } from './socket/end-sockets.ts'
import { receive } from './socket/receive.ts'

type Deps = {
  chat: Chat
  sessions: SessionWatch
  env: { publicUrl: string; rateLimitScale: number }
}

/** Open sockets of one person, and from one address; `RATE_LIMIT_SCALE` multiplies the latter. */
const MOST = { perPerson: 10, perAddress: 50 }

/** The socket of the app at /ws: a session opens it, and whoever misbehaves is put out alone. */
export function chatSocket(app: FastifyInstance, { chat, sessions, env }: Deps) {
  const { hub } = chat
  const upgrades = letUpgrade(app)
  const ending = endSocketsOfEndedSessions({ sessions, hub, log: app.log })

  app.get('/ws', { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    if (!upgrades.isAsked(request)) throw problem('upgrade-required')
    if (!isOwnOrigin(request, env.publicUrl)) throw problem('forbidden')
    const address = addressOf(request)
    const isCrowded = hub.countAt(address) >= Math.max(1, MOST.perAddress * env.rateLimitScale)
    if (isCrowded) throw problem('rate-limited')
    const caller = await app.apiGuard.signedIn(request)
    if (!caller) return refuse(await upgrades.accept(request, reply))
    const entry = chat.entryOf(caller.userId)
    // Who never says who they are never hears of its failure.
    entry.catch(() => undefined)
    const socket = await upgrades.accept(request, reply)
    hub.add(receive({ chat, log: app.log }, { socket, caller, address, entry }))
    closeOldest(caller.userId)
  })

  /** Of a person's sockets the newest count: those of an app that was put away may be long dead. */
  function closeOldest(userId: string) {
    const open = [...hub.of(userId)].filter((device) => device.isOpen())
    if (open.length > MOST.perPerson) open[0]?.close(1008, 'too many sockets')
  }

  app.addHook('preClose', async () => {
    ending.close()
    await chat.close()
  })
}

/** A browser tells its page nothing of a refused handshake: who is not signed in hears it over the socket. */
function refuse(socket: WebSocket) {
  socket.send(JSON.stringify({ type: 'auth_error', message: 'Authentication required' }))
  socket.close(1008, 'Authentication required')
}
