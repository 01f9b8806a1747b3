import { isDeepStrictEqual } from 'node:util'
import type { Audience, Endpoint } from '@dream/contract/api/endpoint'
import {
  type AnswerOf,
  type Endpoints,
  endpoints,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type RouteName,
} from '@dream/contract/api/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withinDeadline } from '#platform/limits/deadline.ts'
import { parseInput } from './parse-input.ts'
import { problem } from '#platform/problems/problem.ts'
import { admittedAdmin, hideFromOthers, isForAdmins } from './admit-admin.ts'
import { type AdminCaller, type SignedIn, STORES } from './api-guard.ts'

type CallerOf<A extends Audience> = A extends 'visitor'
  ? SignedIn | null
  : A extends 'admin' | 'admin-step-up'
    ? AdminCaller
    : SignedIn

/** Arguments of a handler: parsed input, and the caller, who is set on every route that is not for visitors. */
export type Call<N extends RouteName> = {
  body: ParsedBodyOf<N>
  query: ParsedQueryOf<N>
  params: ParsedParamsOf<N>
  user: CallerOf<Endpoints[N]['audience']>
  request: FastifyRequest
  reply: FastifyReply
}

/** A route of status 204 sends no body, whatever it resolves with. */
type Handler<N extends RouteName> = (
  call: Call<N>,
) => Promise<Endpoints[N]['status'] extends 204 ? unknown : AnswerOf<N>>

/**
 * Registers one route of the contract. Audience, CSRF token, input and answer are checked here, in this order and whatever the
 * content type, so that no handler can forget it.
 */
export function implement<N extends RouteName>(app: FastifyInstance, name: N, handler: Handler<N>): void {
  const endpoint: Endpoint = endpoints[name]
  const handle = anyHandler(handler)
  const [method = '', url = ''] = name.split(' ')
  app.route({
    method,
    url,
    config: { contractName: name },
    onRequest: isForAdmins(endpoint)
      ? hideFromOthers(app, method, endpoint)
      : app.apiGuard.limits[endpoint.rateLimit ?? (method === 'GET' ? 'read' : 'write')],
    handler: async (request, reply) => {
      const user = await admit(app, endpoint, request)
      if (method !== 'GET') await app.apiGuard.verifyCsrf(request, user)
      if (method !== 'GET' && STORES.has(endpoint.audience) && app.apiGuard.isDiskFull())
        throw problem('disk-full')
      if (endpoint.isSensitive && !admittedAdmin(request).isRecentlyConfirmed)
        throw problem('confirm-it-is-you')
      const input = parseInput(endpoint, request)
      const work = () => handle({ ...input, user, request, reply })
      const answer = await (endpoint.takesFile ? work() : inTurn(app, { endpoint, user, work }))
      if (app.apiGuard.checksAnswers) {
        checkAnswer(name, endpoint, answer)
        checkAudit(name, endpoint, request)
      }
      reply.header('cache-control', 'no-store').code(endpoint.status)
      if (endpoint.status === 204) return reply.send()
      if (endpoint.answersFile) return reply.type(endpoint.answersFile).send(answer)
      // A bare null would be sent as an empty body.
      return answer === null ? reply.type('application/json; charset=utf-8').send('null') : reply.send(answer)
    },
  })
}

/** Deadlines of requests; those of admins, who read more, are longer. */
const DEADLINE_MS = { people: 5000, admins: 30_000 }

type Turn = { endpoint: Endpoint; user: SignedIn | null; work: () => Promise<unknown> }

/** Runs a handler with a deadline, few at once of one person, so that nobody takes every connection of the database. */
function inTurn(app: FastifyInstance, { endpoint, user, work }: Turn): Promise<unknown> {
  const { turns } = app.apiGuard
  const answer = user ? turns.take(user.userId, work) : work()
  return withinDeadline(answer, isForAdmins(endpoint) ? DEADLINE_MS.admins : DEADLINE_MS.people)
}

type AnyHandler = (call: Record<keyof Call<RouteName>, unknown>) => Promise<unknown>

/** Erases the types of a handler. Its arguments were parsed by the schemas that its types come from. */
function anyHandler(handler: unknown): AnyHandler {
  const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
  if (!isHandler(handler)) throw new TypeError('A handler is a function')
  return handler
}

/**
 * Returns the caller, when the audience admits them. The cached session may predate their last step: a refusal is checked again
 * with a fresh one.
 */
async function admit(app: FastifyInstance, { audience }: Endpoint, request: FastifyRequest) {
  if (audience === 'admin' || audience === 'admin-step-up') return admittedAdmin(request)
  const { refusal } = app.apiGuard
  const known = await app.apiGuard.signedIn(request)
  request.caller = known
  if (!refusal(audience, known)) return known
  const fresh = known ? await app.apiGuard.signedIn(request, { fresh: true }) : null
  const refused = refusal(audience, fresh)
  if (refused) throw problem(refused)
  return fresh
}

/** An admin's change without an audit entry is a bug. */
function checkAudit(name: string, endpoint: Endpoint, { method, admin }: FastifyRequest) {
  const isSilent = method !== 'GET' && method !== 'HEAD' && !endpoint.isQuestion && admin?.audit.lines === 0
  if (isForAdmins(endpoint) && isSilent) throw new Error(`${name} left nothing in the audit log`)
}

/** An answer that violates the contract, or has extra fields, is a bug. */
function checkAnswer(name: string, endpoint: Endpoint, answer: unknown) {
  if (endpoint.status === 204 || endpoint.answersFile) return
  const sent: unknown = JSON.parse(JSON.stringify(answer))
  const checked = endpoint.answer.safeParse(sent)
  if (!checked.success) throw new Error(`The answer of ${name} breaks the contract: ${checked.error.message}`)
  if (!isDeepStrictEqual(checked.data, sent)) {
    throw new Error(`The answer of ${name} has fields that the contract does not name`)
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in the contract. */
    contractName?: RouteName
  }
}
