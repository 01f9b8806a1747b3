import type { FastifyInstance } from 'fastify'

const TWO_YEARS_S = 63_072_000

/** Additional sources of one page: hashes of its inline styles, origins of its frames. */
type Extra = { styles?: readonly string[]; frames?: readonly string[] }

/** Content security policy of pages: nothing from other origins, no inline scripts, no framing. */
export const pagePolicy = ({ styles = [], frames = [] }: Extra = {}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
  ].join(';')
const PAGE_POLICY = pagePolicy()
/** An API answer is data: opened as a page, it can do nothing. */
const API_POLICY = "default-src 'none';frame-ancestors 'none'"

/** Headers of every answer, built once: on a swipe, building them each time would cost more than checking it. */
export function securityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
  }
  const ofApi = {
    ...ofAll,
    'content-security-policy': API_POLICY,
    'x-robots-tag': 'noindex, nofollow',
  }
  const ofPages = {
    ...ofAll,
    'content-security-policy': PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofApi : ofPages)
    done()
  })
}
