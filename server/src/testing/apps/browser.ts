import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Options = {
  body?: unknown
  headers?: Record<string, string>
  /** IP address of the request. */
  ip?: string
  /** false: sends no CSRF token. */
  csrf?: false
}

/** Browser that keeps cookies, and fetches a CSRF token before each change. */
export type Browser = ReturnType<typeof openBrowser>

export function openBrowser(
  app: FastifyInstance,
  start: { cookies?: Record<string, string>; ip?: string } = {},
) {
  const jar = new Map(Object.entries(start.cookies ?? {}))

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: Options = {},
  ) {
    const headers: Record<string, string> = { ...options.headers }
    const cookie = [...jar].filter(([name]) => isSentTo(name, url)).map((pair) => pair.join('='))
    if (cookie.length > 0) headers['cookie'] ??= cookie.join('; ')
    const answer = await app.inject({
      method,
      url,
      headers,
      remoteAddress: options.ip ?? start.ip ?? '203.0.113.1',
      ...(options.body !== undefined && { payload: options.body as object }),
    })
    keepCookies(jar, answer)
    return answer
  }

  const change =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (url: string, body?: unknown, options: Options = {}) => {
      const headers = { ...options.headers }
      if (options.csrf !== false) headers['x-csrf-token'] ??= await token()
      return send(method, url, { ...options, headers, body })
    }

  async function token(): Promise<string> {
    const answer = await send('GET', '/api/auth/csrf-token')
    return String(answer.headers['x-csrf-token'])
  }

  return {
    jar,
    token,
    get: (url: string, options?: Options) => send('GET', url, options),
    post: change('POST'),
    put: change('PUT'),
    patch: change('PATCH'),
    delete: change('DELETE'),
    /** Copies the browser as a second window with separate cookies from now on. */
    copy: () => openBrowser(app, { ...start, cookies: Object.fromEntries(jar) }),
  }
}

/** The refresh cookie has a path of its own. */
const isSentTo = (name: string, url: string) => !name.endsWith('rid') || url.startsWith('/api/auth/')

function keepCookies(jar: Map<string, string>, answer: LightMyRequestResponse) {
  for (const { name, value, maxAge, expires } of answer.cookies) {
    const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())
    if (isOver) jar.delete(name)
    else jar.set(name, value)
  }
}

/** Parsed body of an answer. */
export const bodyOf = (answer: LightMyRequestResponse) => answer.json()
