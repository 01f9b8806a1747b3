import type { FastifyInstance } from 'fastify'
import { problem } from '#platform/problems/problem.ts'

type Env = { publicUrl: string; isHttps: boolean; trustProxy: readonly string[] | null }

/**
 * With an https PUBLIC_URL, requests that the proxy took over http are not served: a page is redirected to https, and a program is
 * refused, so that its mistake shows before it has sent more. A request without a proxy's header is the operator's.
 */
export function requireHttps(app: FastifyInstance, { publicUrl, isHttps, trustProxy }: Env): void {
  if (!isHttps || trustProxy === null) return
  app.addHook('onRequest', async (request, reply) => {
    const isForwarded = request.headers['x-forwarded-proto'] !== undefined
    if (!isForwarded || request.protocol === 'https') return
    if (request.method === 'GET' && !request.url.startsWith('/api/')) {
      return reply.redirect(`${publicUrl}${request.url}`, 308)
    }
    throw problem('forbidden', { message: 'Use https.' })
  })
}
