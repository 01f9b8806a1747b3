import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { addressOf, readAddresses } from '#platform/address.ts'
import { createAllowance } from '#platform/allowance.ts'
import { problem } from '#platform/problem.ts'
import type { SignedIn } from '#platform/session.ts'
import { type Doorman, isOwnOrigin, letUpgrade } from '#platform/sockets/upgrade.ts'
import type { Chat } from './chat.ts'
import { endSocketsOfEndedSessions, type SessionWatch } from './socket/end-sockets.ts'
import { receive } from './socket/receive.ts'

type Deps = {
  chat: Chat
  sessions: SessionWatch
  env: { publicUrl: string; rateLimitScale: number; trustProxy: readonly string[] | null }
}

const PATH = '/ws'

/** Open sockets of one person, and from one address; `RATE_LIMIT_SCALE` multiplies the latter. */
const MOST = { perPerson: 10, perAddress: 50 }

/** Handshakes of one address in a minute that need not go through the routes; those beyond are counted there. */
const QUICK_PER_MINUTE = 60
const ADDRESSES = 20_000

/** The socket of the app at /ws: a session opens it, and whoever misbehaves is put out alone. */
export function chatSocket(app: FastifyInstance, { chat, sessions, env }: Deps) {
  const { hub } = chat
  const atLeastOne = (count: number) => Math.max(1, Math.floor(count * env.rateLimitScale))
  const quick = { most: atLeastOne(QUICK_PER_MINUTE), windowMs: 60_000, names: ADDRESSES }
  const allowance = createAllowance(quick, () => performance.now())
  const addressOfRaw = readAddresses(env.trustProxy)
  const ending = endSocketsOfEndedSessions({ sessions, hub, log: app.log })
  let isOpen = true

  const isCrowded = (address: string) => hub.countAt(address) >= atLeastOne(MOST.perAddress)

  const doorman: Doorman = async (request) => {
    const { url, headers } = request
    if (url !== PATH || !isOwnOrigin({ headers, host: headers.host ?? '' }, env.publicUrl)) return null
    const address = addressOfRaw(request)
    if (isCrowded(address) || !allowance.take(address)) return null
    return seat(await app.apiGuard.signedIn({ cookies: app.parseCookie(headers.cookie ?? '') }), address)
  }
  const upgrades = letUpgrade(app, doorman)

  app.get(PATH, { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    if (!upgrades.isAsked(request)) throw problem('upgrade-required')
    if (!isOwnOrigin(request, env.publicUrl)) throw problem('forbidden')
    const address = addressOf(request)
    if (isCrowded(address)) throw problem('rate-limited')
    const take = seat(await app.apiGuard.signedIn(request), address)
    take(await upgrades.accept(request, reply))
  })

  /** What becomes of a caller's socket. */
  function seat(caller: SignedIn | null, address: string): (socket: WebSocket) => void {
    if (!caller) return refuse
    const entry = chat.entryOf(caller.userId)
    // Who never says who they are never hears of its failure.
    entry.catch(() => undefined)
    return (socket) => {
      // While this one was looked up, the server may have begun to stop, and others may have come in.
      if (!isOpen) return socket.close(1012, 'restart')
      if (isCrowded(address)) return socket.close(1013, 'too many sockets')
      hub.add(receive({ chat, log: app.log }, { socket, caller, address, entry }))
      closeOldest(caller.userId)
    }
  }

  /** Of a person's sockets the newest count: those of an app that was put away may be long dead. */
  function closeOldest(userId: string) {
    const open = [...hub.of(userId)].filter((device) => device.isOpen())
    if (open.length > MOST.perPerson) open[0]?.close(1008, 'too many sockets')
  }

  app.addHook('preClose', async () => {
    isOpen = false
    ending.close()
    await chat.close()
  })
}

/** A browser tells its page nothing of a refused handshake: who is not signed in hears it over the socket. */
function refuse(socket: WebSocket) {
  socket.send(JSON.stringify({ type: 'auth_error', message: 'Authentication required' }))
  socket.close(1008, 'Authentication required')
}
