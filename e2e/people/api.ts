import type { APIRequestContext, APIResponse, BrowserContext, Cookie } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Each call has a connection of its own. One that was kept open since the last call may be closed by the server in the
 * moment in which it is used again; a browser then tries once more by itself, a plain client fails.
 */
const OWN_CONNECTION = { connection: 'close' }

type Method = 'POST' | 'PUT' | 'DELETE'

/** The API with the cookies of a browser: only for what must be true before a scenario begins, and to look at the end. */
export class Api {
  readonly #request: APIRequestContext
  readonly #cookies: () => Promise<readonly Cookie[]>
  constructor(request: APIRequestContext, cookies = async () => (await request.storageState()).cookies) {
    this.#request = request
    this.#cookies = cookies
  }

  /** With the cookies of a browser; its whole state would be read from a page of each origin. */
  static of(context: BrowserContext): Api {
    return new Api(context.request, () => context.cookies())
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.#request.get(path, { headers: OWN_CONNECTION })
    expect(response.ok(), `GET ${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as T
  }

  async send<T = void>(method: Method, path: string, data?: unknown): Promise<T> {
    const response = await this.#fetch(method, path, data)
    const text = await response.text()
    expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  async #fetch(method: Method, path: string, data: unknown): Promise<APIResponse> {
    const headers = { ...OWN_CONNECTION, 'x-csrf-token': await this.#csrfToken() }
    return this.#request.fetch(path, { method, data, headers })
  }

  /** The cookie's, as the app takes it; a session that has none yet asks for one. */
  async #csrfToken(): Promise<string> {
    const cookie = (await this.#cookies()).find(({ name }) => name === 'csrfToken')
    if (cookie) return decodeURIComponent(cookie.value)
    const response = await this.#request.get('/api/auth/csrf-token', { headers: OWN_CONNECTION })
    return response.headers()['x-csrf-token'] ?? ''
  }

  /** The cookies, for a browser of the same person. */
  storageState() {
    return this.#request.storageState()
  }
}
