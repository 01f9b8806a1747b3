import { onTestFinished } from 'vitest'

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost').href

/** Replaces the Cache API by caches in memory for one test; returns their contents. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(addressOf(request), response),
    delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  })
  const fake = {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, entries)
      return cacheOf(entries)
    },
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  }
  const real = globalThis.caches
  globalThis.caches = fake as unknown as CacheStorage
  onTestFinished(() => {
    globalThis.caches = real
  })
  return {
    names: () => [...stored.keys()],
    paths: (name: string) => [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  }
}

/** Replaces the network by a few files for one test; others are missing. Returns the requested URLs. */
export function fakeFiles(files: Readonly<Record<string, string | (() => Response)>>) {
  const asked: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (request) => {
    const path = new URL(addressOf(request instanceof Request ? request.url : request)).pathname
    asked.push(path)
    const file = files[path]
    if (typeof file === 'function') return file()
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 })
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
  return { asked }
}
