import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Whole HTTP requests as text; each connection sends the next one. */
export type LoadOrder = { port: number; connections: number; ms: number; requests: string[] }
export type LoadResult = { count: number; failures: number; perSecond: number; p50: number; p99: number }
type Reply = { result: LoadResult } | { error: string }

export type LoadGenerator = { run(order: LoadOrder): Promise<LoadResult>; stop(): void }

export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)))
  return {
    run: (order) =>
      new Promise((resolve, reject) => {
        child.once('message', (reply: Reply) =>
          'result' in reply ? resolve(reply.result) : reject(new Error(reply.error)),
        )
        child.send(order)
      }),
    stop: () => void child.kill(),
  }
}

type Request = { method: string; path: string; headers: Record<string, string>; body?: unknown }

/** Serialises a request as HTTP/1.1. */
export function rawRequest({ method, path, headers, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}
