import type { APIRequestContext, APIResponse, BrowserContext, Cookie } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * A new connection for each call. The server may close a kept-alive connection in the moment in which it is used again; a browser
 * then retries by itself, a plain client fails.
 */
const OWN_CONNECTION = { connection: 'close' }

type Method = 'POST' | 'PUT' | 'DELETE'

/** API client with a browser's cookies: only for the setup of a scenario, and for checks at its end. */
export class Api {
  readonly #request: APIRequestContext
  readonly #cookies: () => Promise<readonly Cookie[]>
  constructor(request: APIRequestContext, cookies = async () => (await request.storageState()).cookies) {
    this.#request = request
    this.#cookies = cookies
  }

  /** Takes the cookies of a browser, not its whole storage state, which would be read from a page of each origin. */
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

  /** CSRF token from the cookie, as the app takes it; fetched when the session has none yet. */
  async #csrfToken(): Promise<string> {
    const cookie = (await this.#cookies()).find(({ name }) => name === 'csrfToken')
    if (cookie) return decodeURIComponent(cookie.value)
    const response = await this.#request.get('/api/auth/csrf-token', { headers: OWN_CONNECTION })
    return response.headers()['x-csrf-token'] ?? ''
  }

  /** Cookies, for a browser of the same person. */
  storageState() {
    return this.#request.storageState()
  }
}
