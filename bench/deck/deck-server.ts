import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Design } from '@dream/contract/api/designs/design'

const LIBRARY = fileURLToPath(new URL('../../catalogue/library', import.meta.url))
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

/** Serves the pages, the plans, and an endless deck; each card has an id of its own. */
export function startDeckServer(pages: string, port: number): Promise<Server> {
  const file: { designs: Design[] } = JSON.parse(readFileSync(join(LIBRARY, 'designs.json'), 'utf8'))
  let dealt = 0
  const deal = () =>
    Array.from({ length: 5 }, () => {
      const design = file.designs[dealt++ % file.designs.length]
      return { ...design, id: randomUUID(), why: null, passReasons: [] }
    })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = (body: unknown, headers = {}) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    }
    request.resume()
    if (pathname === '/api/designs') return answer(deal())
    if (pathname === '/api/preferences') return answer({ floorPlanLikes: 1, unlocked: [] })
    if (pathname === '/api/user-progress') return answer({ floorPlanLikes: 1, unlocked: [] })
    if (pathname === '/api/auth/csrf-token') {
      response.writeHead(204, { 'X-CSRF-Token': 'token' })
      return response.end()
    }
    const media = pathname.startsWith('/media/') ? join(LIBRARY, normalize(pathname.slice(6))) : null
    const path = media ?? join(pages, normalize(pathname))
    const stored = [path, `${path}.gz`].find((file) => existsSync(file))
    if (!stored) {
      response.writeHead(404)
      return response.end()
    }
    const cache = media ? 'public, max-age=31536000, immutable' : 'no-store'
    const type = TYPES[extname(path)] ?? 'text/plain'
    const packing = stored === path ? {} : { 'Content-Encoding': 'gzip' }
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache, ...packing })
    createReadStream(stored).pipe(response)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
