import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName } from '@dream/contract/api/routes'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { adminRefusals, isForAdmins } from './admin-access.ts'
import { ApiError, errorOf, noAnswerError } from './api-error.ts'
import { bodyOf } from './body-of.ts'
import { isConfirmed } from './confirmation.ts'
import { csrfHeader, csrfToken, fetchCsrfToken } from './csrf.ts'
import { canRefresh, refreshSession } from './refresh-session.ts'
import { noteStatus } from './server-doubt.ts'
import { timeLimit } from './time-limit.ts'
import { noteServerTime } from '#lib/time/server-clock.ts'
import { currentSession, expireSession } from '#lib/session/session.ts'

export { ApiError, isOffline, isUnanswered } from './api-error.ts'
export type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName }

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T }
type Optional<Name extends string, T> = { [K in Name]?: T }

/** Options of a call besides its name; a query is always optional. */
export type CallOptions<N extends RouteName> = Part<'body', BodyOf<N>> &
  Part<'params', ParamsOf<N>> &
  Optional<'query', QueryOf<N>> & { signal?: AbortSignal }

/** Arguments after the name; options may be left out when none is required. */
export type CallArguments<N extends RouteName> =
  Record<never, never> extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]

type Request = {
  method: string
  url: string
  body: string | undefined
  signal: AbortSignal | undefined
}

/** Calls that fail without a request while signed out (product §5). */
const PERSONAL =
  /^\/api\/(user-progress|preferences|saved|account|profile|videos\/(?:favorites|progress))(\/|\?|$)/
/** Routes whose 401 does not mean that the session has expired. */
const NO_REFRESH = /^\/api\/auth\/(login|register|logout|refresh|password\/(forgot|reset))/

/** Makes one API call by its name, such as `call('POST /api/preferences', { body })`; throws an `ApiError`. */
export async function call<N extends RouteName>(
  name: N,
  ...[options]: CallArguments<N>
): Promise<AnswerOf<N>> {
  const request = requestOf(name, options ?? {})
  if (currentSession().state === 'signed-out' && PERSONAL.test(request.url)) {
    throw new ApiError({ status: 401, code: 'unauthenticated', message: MESSAGES.authenticationRequired })
  }
  return bodyOf(await sendSignedIn(request))
}

/** Returns the raw response, for a route that answers with a file. */
export function respond<N extends RouteName>(name: N, options: CallOptions<N>): Promise<Response> {
  return sendSignedIn(requestOf(name, options))
}

async function sendSignedIn(request: Request): Promise<Response> {
  const startedAt = Date.now()
  const response = await send(request)
  if (response.ok) return response
  const error = await errorOf(response)
  if (isForAdmins(request.url)) return sendAsAdmin(request, error, startedAt)
  if (error.code === 'confirm-it-is-you') return sendConfirmed(request, error)
  if (error.status !== 401 || NO_REFRESH.test(request.url)) throw error
  if (!canRefresh()) {
    expireSession()
    throw error
  }
  await refreshSession(startedAt).catch((failure: unknown) => {
    throw failure instanceof ApiError && failure.status === 401 ? expired() : failure
  })
  const again = await send(request)
  if (again.ok) return again
  if (again.status !== 401) throw await errorOf(again)
  expireSession()
  throw expired()
}

/** Repeats a call that needs step-up, after the person has confirmed their identity. */
async function sendConfirmed(request: Request, error: ApiError): Promise<Response> {
  if (!(await isConfirmed())) throw error
  const again = await send(request)
  if (again.ok) return again
  throw await errorOf(again)
}

/** Repeats a failed admin call with a renewed session, or after step-up. */
async function sendAsAdmin(request: Request, error: ApiError, startedAt: number): Promise<Response> {
  const isUnknown = error.status === 404
  if (isUnknown && canRefresh()) await refreshSession(startedAt - REFRESH_AGAIN_MS)
  else if (error.code !== 'confirm-it-is-you' || !(await isConfirmed())) throw error
  const again = await send(request)
  if (again.ok) return again
  if (again.status === 404) adminRefusals.update((count) => count + 1)
  throw await errorOf(again)
}

/** Renewals younger than this are not repeated: sessions live longer, so a 404 after one means that nothing is there. */
const REFRESH_AGAIN_MS = 60_000

const expired = () =>
  new ApiError({ status: 401, code: 'unauthenticated', message: MESSAGES.authenticationExpired })

/** Sends a change with its CSRF token; a refused token is fetched again, once. */
async function send(request: Request): Promise<Response> {
  if (request.method === 'GET') return transfer(request, {})
  const response = await transfer(request, csrfHeader(await csrfToken()))
  if (response.status !== 403) return response
  const error = await errorOf(response.clone())
  if (error.code !== 'csrf-failed') return response
  return transfer(request, csrfHeader(await fetchCsrfToken()))
}

function transfer(
  { method, url, body, signal }: Request,
  headers: Record<string, string>,
): Promise<Response> {
  const timeout = timeLimit()
  const sentAt = Date.now()
  const answer = reached(
    fetch(url, {
      method,
      credentials: 'include',
      cache: 'no-store',
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    }),
    signal,
  )
  return answer.then((response) => {
    noteStatus(response.status)
    noteServerTime(response.headers.get('Date'), sentAt)
    return response
  })
}

/** Turns a missing answer into an `ApiError`; a call that its caller aborted stays an abort. */
function reached<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  return answer.catch((failure: unknown) => {
    throw signal?.aborted ? failure : noAnswerError()
  })
}

type LooseOptions = { body?: unknown; params?: unknown; query?: unknown; signal?: AbortSignal }

function requestOf(name: RouteName, { body, params, query, signal }: LooseOptions): Request {
  const [method = 'GET', pattern = ''] = name.split(' ')
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const url = search.size > 0 ? `${path}?${search}` : path
  return { method, url, body: body === undefined ? undefined : JSON.stringify(body), signal }
}
