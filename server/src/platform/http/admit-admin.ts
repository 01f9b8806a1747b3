import type { Endpoint } from '@dream/contract/api/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#platform/problems/problem.ts'
import { requestOf } from './security-log.ts'
import type { AdminCaller, SignedIn } from './api-guard.ts'
import { clientIp } from './proxy/client-ip.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Whether the endpoint is for admins only: everybody else gets the answer of an unknown address. */
export const isForAdmins = ({ audience }: Pick<Endpoint, 'audience'>) =>
  audience === 'admin' || audience === 'admin-step-up'

/**
 * Refuses an unknown address before anything of the request is read, as `hideFromOthers` does: otherwise the answer to a malformed
 * body would tell the two apart.
 */
export function unknownAddress(app: FastifyInstance): Hook[] {
  const refuse: Hook = async () => {
    throw problem('not-found')
  }
  return [limitOf(app, 'read'), refuse]
}

/** First hook of an admin route. Everybody but admins gets the answer of `unknownAddress`, with its rate limit. */
export function hideFromOthers(app: FastifyInstance, method: string, endpoint: Endpoint): Hook[] {
  const group = endpoint.rateLimit ?? (method === 'GET' ? 'read' : 'write')
  const admitOnly: Hook = async (request) => {
    request.admin = await findCaller(app, endpoint, request)
    if (request.admin === null) {
      if (request.caller) noteStranger(app, request, request.caller)
      throw problem('not-found')
    }
  }
  return [limitOf(app, 'read'), admitOnly, ...(group === 'read' ? [] : [limitOf(app, group)])]
}

/** Logs the attempt as a security event; to its caller the address does not exist. */
function noteStranger(app: FastifyInstance, request: FastifyRequest, { userId, sessionId }: SignedIn) {
  const detail = `${request.method} ${request.routeOptions.url ?? ''} not-found`
  app.securityLog?.note({ kind: 'refused', userId, sessionId, detail, ...requestOf(request) })
}

function limitOf(app: FastifyInstance, group: 'read' | 'write' | 'signIn' | 'report'): Hook {
  return async (request, reply) => {
    await Reflect.apply(app.apiGuard.limits[group], app, [request, reply])
  }
}

/** Returns the caller when the route is for them. Facts about an admin are read from the database each time. */
async function findCaller(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<AdminCaller | null> {
  const { signedIn, findAdmin } = app.apiGuard
  const caller = await signedIn(request)
  request.caller = caller
  const found = caller && (await findAdmin(caller))
  if (!found) return null
  const { isKeptOut, ...facts } = found
  if (isKeptOut !== null && endpoint.audience === 'admin-step-up') throw problem(isKeptOut)
  const isHere =
    endpoint.audience === 'admin-step-up' || (facts.isOpen && endpoint.roles?.includes(facts.adminRole))
  if (!isHere) return null
  return {
    ...caller,
    ...facts,
    source: 'admin',
    requestId: request.id,
    ip: clientIp(request),
    audit: { lines: 0 },
  }
}

/** Admin that the hooks have admitted; throws when the route lacks these hooks. */
export function admittedAdmin({ admin }: FastifyRequest): AdminCaller {
  if (!admin) throw new Error('A route for admins was reached without its hooks')
  return admin
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Admin of a request to an admin route. */
    admin: AdminCaller | null
  }
}
