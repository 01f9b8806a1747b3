import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** Server as a process of its own, as an operator starts it. */
export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Output so far, of stdout and stderr. */
  output(): string
  /** Resolves with the exit status. */
  ended: Promise<number | null>
}

/** Starts the server's main program with these settings only; does not wait for it. */
export function runServer(settings: Record<string, string>): ServerProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, ...settings },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([status]: (number | null)[]) => status ?? null)
  return { child, url: `http://127.0.0.1:${settings['PORT']}`, output: () => output, ended }
}

/** Resolves when the server is ready; rejects with its output when it ends before. */
export async function untilReady(server: ServerProcess): Promise<ServerProcess> {
  let hasEnded = false
  void server.ended.then(() => (hasEnded = true))
  while (!hasEnded) {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server ended before it was ready: ${server.output()}`)
}

/** Finds a free port. */
export async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Signed-in browser over the network. */
export async function logIn(url: string, email: string, password: string) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> = {
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      'x-csrf-token': jar.get('csrfToken') ?? '',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  await send('GET', '/api/auth/csrf-token')
  await send('POST', '/api/auth/login', { email, password })
  await send('GET', '/api/auth/csrf-token')
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
  }
}
