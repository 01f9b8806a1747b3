import type { Endpoint } from '@dream/contract/api/endpoint'
import { type AnswerOf, endpoints, type RouteName } from '@dream/contract/api/routes'
import { expect, onTestFinished } from 'vitest'

type FakeRequest = { body: unknown; url: URL; headers: Headers }
type Head = { status?: number; headers?: Record<string, string> }
/** Problem, or the answer of a proxy in front of a server that is away. */
export type Failure = Head & {
  status: number
  body?: { code: string; message: string; [more: string]: unknown } | string
}
/** Answer that deliberately violates the contract. */
type Raw = Head & { raw: unknown }
export type Reply<N extends RouteName = RouteName> =
  | (Head & { status?: Endpoint['status']; body?: AnswerOf<N> })
  | Failure
  | Raw
/** Handler of a route: an answer, or a function of the request. `fail` makes problems. */
export type Handler<N extends RouteName = RouteName> = (asked: FakeRequest) => Reply<N> | Promise<Reply<N>>

const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(Object.entries(endpoints))
const NETWORK_DOWN = 'network-down'

/** Error answer in the shape of the API. */
export const fail = (status: number, code: string, message = code): Failure => ({
  status,
  body: { code, message },
})

/** Simulates a device that is offline and knows it. */
export const noNetwork = (): never => {
  throw new TypeError(NETWORK_DOWN)
}

/** Simulates a server that is away: the device is online, and nothing answers. */
export const noServer = (): never => {
  throw new TypeError(NETWORK_DOWN)
}

/**
 * Replaces `fetch` by a few routes for one test; others answer 404. Returns the calls that were made. An answer that violates the
 * contract fails the test.
 */
export function fakeApi(routes: { [N in RouteName]?: Handler<N> }) {
  const calls: string[] = []
  const real = globalThis.fetch
  const table = Object.entries(routes).map(([name, handler]) => {
    const [method = '', path = ''] = name.split(' ')
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return { name, method, pattern, handler }
  })
  const broken: string[] = []
  const parsed = (name: string, body: unknown) => {
    const endpoint = ENDPOINTS.get(name)
    if (!endpoint || endpoint.answersFile !== undefined || endpoint.status === 204) return body
    const answer = endpoint.answer.safeParse(asJson(body))
    if (answer.success) return answer.data
    broken.push(`${name}: ${answer.error.message}`)
    throw new Error(broken.at(-1))
  }
  const isOnline = !Object.values(routes).includes(noNetwork)
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const method = init?.method ?? 'GET'
    calls.push(`${method} ${url.pathname}`)
    init?.signal?.throwIfAborted()
    const route = table.find((each) => each.method === method && each.pattern.test(url.pathname))
    if (!route && url.pathname === '/api/auth/csrf-token') {
      return new Response(null, { status: 204, headers: { 'X-CSRF-Token': 'token' } })
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const reply = await (route?.handler({ body, url, headers: new Headers(init?.headers) }) ??
      fail(404, 'not-found'))
    const status = reply.status ?? 200
    const given = 'raw' in reply ? reply.raw : reply.body
    const answer = route && status < 400 && !('raw' in reply) ? parsed(route.name, given) : given
    const text = status === 204 ? null : JSON.stringify(answer ?? null)
    return new Response(text, { status, ...(reply.headers && { headers: reply.headers }) })
  }
  onTestFinished(() => {
    globalThis.fetch = real
    Reflect.deleteProperty(navigator, 'onLine')
    expect(broken.join('\n'), 'faked answers that the contract does not know').toBe('')
  })
  return { calls, count: (call: string) => calls.filter((each) => each === call).length }
}

/** Value after a round trip through JSON. */
const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
