import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { clientIp } from '#platform/http/client-ip.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import { isOwnOrigin, routeUpgrades } from '#platform/sockets/upgrade.ts'
import { endSocketsOfEndedSessions, type SessionWatch } from './socket/end-sockets.ts'
import { receive, type ReceiveDeps } from './socket/receive.ts'

type Deps = {
  sockets: Omit<ReceiveDeps, 'log'>
  sessions: SessionWatch
  env: { publicUrl: string; rateLimitScale: number }
}

const PATH = '/ws'

/** Open sockets of one person, and from one IP; `RATE_LIMIT_SCALE` multiplies the latter. */
const MAX_SOCKETS = { perPerson: 10, perIp: 50 }

/** The socket of the app at /ws: a session opens it, and whoever misbehaves is disconnected alone. */
export function chatSocket(app: FastifyInstance, { sockets, sessions, env }: Deps) {
  const { hub } = sockets
  const maxPerIp = Math.max(1, Math.floor(MAX_SOCKETS.perIp * env.rateLimitScale))
  const isCrowded = (ip: string) => hub.countByIp(ip) >= maxPerIp
  const upgrades = routeUpgrades(app)
  const ending = endSocketsOfEndedSessions({ sessions, hub, log: app.log })
  let isClosing = false

  app.get(PATH, { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    if (!upgrades.isPending(request)) throw problem('upgrade-required')
    if (!isOwnOrigin(request, env.publicUrl)) throw problem('forbidden')
    const ip = clientIp(request)
    if (isCrowded(ip)) throw problem('rate-limited')
    const caller = await app.apiGuard.signedIn(request)
    const socket = await upgrades.accept(request, reply)
    if (caller && !app.apiGuard.refusal('session', caller)) connect(socket, caller, ip)
    else refuse(socket)
  })

  function connect(socket: WebSocket, caller: SignedIn, ip: string) {
    // While the session was looked up, the server may have begun to stop, and others may have come in.
    if (isClosing) return socket.close(1012, 'restart')
    if (isCrowded(ip)) return socket.close(1013, 'too many sockets')
    hub.add(receive({ ...sockets, log: app.log }, { socket, caller, ip }))
    closeOldest(caller.userId)
  }

  /** Of a person's sockets the newest count: those of an app that was put away may be long dead. */
  function closeOldest(userId: string) {
    const open = [...hub.of(userId)].filter((connection) => connection.isOpen())
    if (open.length > MAX_SOCKETS.perPerson) open[0]?.close(1008, 'too many sockets')
  }

  app.addHook('preClose', async () => {
    isClosing = true
    ending.close()
  })
}

/** A browser hides a refused handshake from its page: who is not signed in is answered over the socket. */
function refuse(socket: WebSocket) {
  socket.send(JSON.stringify({ type: 'auth_error', message: 'Authentication required' }))
  socket.close(1008, 'Authentication required')
}
