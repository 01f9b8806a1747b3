import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Each call has a connection of its own. One that was kept open since the last call may be closed by the server in the
 * moment in which it is used again; a browser then tries once more by itself, a plain client fails.
 */
const OWN_CONNECTION = { connection: 'close' }

/** The API with the cookies of a browser: only for what must be true before a scenario begins, and to look at the end. */
export class Api {
  readonly #request: APIRequestContext
  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.#request.get(path, { headers: OWN_CONNECTION })
    expect(response.ok(), `GET ${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as T
  }

  async send(method: 'POST' | 'PUT', path: string, data: unknown): Promise<void> {
    const response = await this.#fetch(method, path, data)
    expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true)
  }

  /** Answers false where what it is about is there no more. */
  async postUnlessGone(path: string, data: unknown): Promise<boolean> {
    const response = await this.#fetch('POST', path, data)
    expect([200, 404], `POST ${path}: ${await response.text()}`).toContain(response.status())
    return response.ok()
  }

  async #fetch(method: 'POST' | 'PUT', path: string, data: unknown): Promise<APIResponse> {
    const headers = { ...OWN_CONNECTION, 'x-csrf-token': await this.#csrfToken() }
    return this.#request.fetch(path, { method, data, headers })
  }

  /** The cookie's, as the app takes it; a session that has none yet asks for one. */
  async #csrfToken(): Promise<string> {
    const { cookies } = await this.#request.storageState()
    const cookie = cookies.find(({ name }) => name === 'csrfToken')
    if (cookie) return decodeURIComponent(cookie.value)
    const response = await this.#request.get('/api/auth/csrf-token', { headers: OWN_CONNECTION })
    return response.headers()['x-csrf-token'] ?? ''
  }

  /** The cookies, for a browser of the same person. */
  storageState() {
    return this.#request.storageState()
  }
}
