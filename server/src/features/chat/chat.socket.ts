import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { clientIp } from '#platform/http/proxy/client-ip.ts'
import { problem } from '#platform/problems/problem.ts'
import { requestOf } from '#platform/http/security-log.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { SocketOwner } from '#platform/sockets/connection.ts'
import { isOwnOrigin, routeUpgrades } from '#platform/sockets/upgrade.ts'
import { endSocketsOfEndedSessions, type SessionWatch } from './socket/end-sockets.ts'
import { receive, type ReceiveDeps } from './socket/receive.ts'

type Deps = {
  sockets: Omit<ReceiveDeps, 'log' | 'onFlood'>
  sessions: SessionWatch
  env: { publicUrl: string; rateLimitScale: number }
}

const PATH = '/ws'

/** Max open sockets of one person, and from one IP; `RATE_LIMIT_SCALE` multiplies the latter. */
const MAX_SOCKETS = { perPerson: 10, perIp: 50 }

/** Min number of refused sockets that may be open per IP: a few at once are one browser that has just been signed out. */
const MIN_REFUSED = 5

/** Socket of the app at /ws: a session opens it, and misbehaviour disconnects only that client. */
export function chatSocket(app: FastifyInstance, { sockets, sessions, env }: Deps) {
  const { hub } = sockets
  const maxPerIp = Math.max(1, Math.floor(MAX_SOCKETS.perIp * env.rateLimitScale))
  const refused = countRefused()
  const isCrowded = (ip: string) =>
    hub.countByIp(ip) >= maxPerIp || refused.of(ip) >= Math.max(MIN_REFUSED, maxPerIp)
  const upgrades = routeUpgrades(app)
  const ending = endSocketsOfEndedSessions({ sessions, hub, log: app.log })
  let isClosing = false

  app.get(PATH, { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    if (!upgrades.isPending(request)) throw problem('upgrade-required')
    if (!isOwnOrigin(request, env.publicUrl)) throw problem('forbidden')
    const ip = clientIp(request)
    if (isCrowded(ip)) throw problem('rate-limited')
    const caller = await app.apiGuard.signedIn(request)
    request.caller = caller
    const socket = await upgrades.accept(request, reply)
    if (caller && !app.apiGuard.refusal('session', caller)) connect(socket, caller, ip)
    else {
      refused.add(socket, ip)
      app.securityLog?.note({ kind: 'socket-refused', userId: caller?.userId, ...requestOf(request) })
      refuse(socket)
    }
  })

  function connect(socket: WebSocket, caller: SignedIn, ip: string) {
    // The server may have begun to stop, and others may have connected, during the session look-up.
    if (isClosing) return socket.close(1012, 'restart')
    if (isCrowded(ip)) return socket.close(1013, 'too many sockets')
    if (sockets.budgets.isOut(caller.userId)) return socket.close(1013, 'too many frames')
    hub.add(receive({ ...sockets, log: app.log, onFlood }, { socket, caller, ip }))
    closeOldest(caller.userId)
  }

  const onFlood = (who: SocketOwner) => app.securityLog?.note({ kind: 'socket-cut', ...who })

  /** Closes a person's oldest sockets above the limit: those of an app in the background may be long dead. */
  function closeOldest(userId: string) {
    const open = [...hub.of(userId)].filter((connection) => connection.isOpen())
    if (open.length > MAX_SOCKETS.perPerson) open[0]?.close(1008, 'too many sockets')
  }

  app.addHook('preClose', async () => {
    isClosing = true
    ending.close()
  })
}

/** Time until a refused client that stays is disconnected. */
const LEAVE_WITHIN_MS = 1000

/** Refuses over the socket, which is then closed: browsers hide a refused handshake from the page. */
function refuse(socket: WebSocket) {
  socket.send(JSON.stringify({ type: 'auth_error', message: 'Authentication required' }))
  socket.close(1008, 'Authentication required')
  setTimeout(() => socket.terminate(), LEAVE_WITHIN_MS).unref()
}

/** Refused sockets that are still open; they use as much memory as any. */
function countRefused() {
  const byIp = new Map<string, number>()
  return {
    of: (ip: string) => byIp.get(ip) ?? 0,
    add(socket: WebSocket, ip: string) {
      byIp.set(ip, (byIp.get(ip) ?? 0) + 1)
      socket.once('close', () => {
        const left = (byIp.get(ip) ?? 1) - 1
        if (left === 0) byIp.delete(ip)
        else byIp.set(ip, left)
      })
    },
  }
}
