import type { RouteName } from '@dream/contract/api/routes'
import { onTestFinished } from 'vitest'

type FakeRequest = { body: unknown; url: URL; headers: Headers }
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }
/** What a route answers: a value, or a function of the request. `fail` makes problems. */
export type Handler = (asked: FakeRequest) => Reply | Promise<Reply>

const NETWORK_DOWN = 'network-down'

/** A failed answer in the shape of the API. */
export const fail = (status: number, code: string, message = code): Reply => ({
  status,
  body: { code, message },
})

/** Stands for a network that is not there, as the device knows. */
export const noNetwork: Handler = () => {
  throw new TypeError(NETWORK_DOWN)
}

/** Stands for a server that is away: the device has a network, and nothing answers. */
export const noServer: Handler = () => {
  throw new TypeError(NETWORK_DOWN)
}

/** Replaces the network by a few routes for one test; what is not listed answers 404. Gives the calls that were made. */
export function fakeApi(routes: Partial<Record<RouteName, Handler>>) {
  const calls: string[] = []
  const real = globalThis.fetch
  const table = Object.entries(routes).map(([name, handler]) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), handler }
  })
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
    const text = status === 204 ? null : JSON.stringify(reply.body ?? null)
    return new Response(text, { status, ...(reply.headers && { headers: reply.headers }) })
  }
  onTestFinished(() => {
    globalThis.fetch = real
    Reflect.deleteProperty(navigator, 'onLine')
  })
  return { calls, count: (call: string) => calls.filter((each) => each === call).length }
}
