import type { FastifyRequest } from 'fastify'

/**
 * Whether an origin is ours: PUBLIC_URL, or the requested host. The scheme must match: a page over http of the same host may be a
 * man in the middle's.
 */
export function isSameOrigin(
  origin: string,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  publicUrl: string,
): boolean {
  if (origin === publicUrl) return true
  const sent = URL.parse(origin)
  const scheme = publicUrl.startsWith('https:') ? 'https' : protocol
  return host !== '' && sent?.host === host && sent.protocol === `${scheme}:`
}
