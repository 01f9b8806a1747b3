import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#platform/process/env.ts'
import { acceptsEncoding } from '#platform/http/compression/accepts-encoding.ts'
import { problem } from '#platform/problems/problem.ts'
import type { AppPage } from './app-page.ts'
import { createLivePages, type LiveSettings, type Pages, type SiteTexts } from './pages/live-pages.ts'
import { pageAnswer } from './page-answer.ts'
import type { ReadyPage } from './ready-page.ts'
import { type SharedPages, sharedPageRoutes } from './shared-page/shared-page.routes.ts'
import { type SharedPlans, sharedPlanPageRoutes } from './shared-plan/shared-plan-page.routes.ts'

type Deps = {
  webFolder: string
  mediaFolder: string
  buildId: string
  env: Pick<Env, 'publicUrl' | 'isDeviceGateOn'>
  settings: LiveSettings
  siteTexts: SiteTexts
  sharedPlans: SharedPlans
  sharedPages: SharedPages
  /** Called when a person arrives from elsewhere. */
  onVisit?: (() => void) | undefined
}

/** HTML pages: the public site, shared plans, the app, and the 404 page. */
export async function pageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { mediaFolder, sharedPlans, sharedPages, onVisit } = deps
  const site = () => pages.now().site
  const pages = await createLivePages({ ...deps, log: app.log })
  app.addHook('onClose', () => pages.close())
  sharedPlanPageRoutes(app, { site, sharedPlans, mediaFolder })
  sharedPageRoutes(app, { site, sharedPages, mediaFolder })
  app.get('/*', (request, reply) => {
    if (isArrival(request)) onVisit?.()
    return answerPage(pages.now(), request, reply)
  })
}

/** Whether a person opens a page of the site, from elsewhere and without prefetching. Robots do not send these headers. */
function isArrival({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document' || headers['sec-purpose']) return false
  if (!['none', 'cross-site'].includes(headers['sec-fetch-site']?.toString() ?? '')) return false
  return pageAnswer(url.split('?', 1)[0] ?? '/').kind === 'site'
}

function answerPage({ app, site }: Pages, request: FastifyRequest, reply: FastifyReply) {
  const [path = '/', query] = request.url.split('?', 2)
  const answer = pageAnswer(path)
  switch (answer.kind) {
    case 'home':
      // Not cached by browsers: a permanent redirect could never be undone.
      return reply.header('cache-control', 'no-cache').redirect(query ? `/?${query}` : '/', 301)
    case 'shared-plan':
      return reply.header('cache-control', 'no-cache').redirect(answer.path, 301)
    case 'site':
      if (!site) throw problem('not-found')
      return sendSitePage(site.pages[answer.path], request, reply)
    case 'app':
      if (!app) throw problem('not-found')
      return sendAppPage(app, request, reply)
    case 'unknown':
      reply.code(404).header('vary', 'cookie')
      // Signed-in people stay in the app, which has a 404 page of its own.
      if (app && (isSignedIn(request) || !site)) return sendAppPage(app, request, reply)
      if (!site) throw problem('not-found')
      reply.header('x-robots-tag', 'noindex, nofollow')
      return sendSitePage(site.notFound, request, reply)
    case 'nothing':
      throw problem('not-found')
  }
}

/** Guess without asking the database; nothing depends on it. */
const isSignedIn = ({ cookies }: FastifyRequest) => cookies['hasRefresh'] !== undefined

function sendAppPage(page: AppPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-cache', etag: page.etag })
  if (isCached(page, request, reply)) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(page.html)
}

function sendSitePage(page: ReadyPage, request: FastifyRequest, reply: FastifyReply) {
  const { html, br, gzip, etag, policy } = page
  const vary = reply.getHeader('vary')
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    etag,
    vary: vary ? `${vary.toString()}, accept-encoding` : 'accept-encoding',
  })
  if (isCached(page, request, reply)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (acceptsEncoding(request.headers, 'br')) return reply.header('content-encoding', 'br').send(br)
  if (acceptsEncoding(request.headers, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(html)
}

const isCached = ({ etag }: { etag: string }, request: FastifyRequest, reply: FastifyReply) =>
  reply.statusCode === 200 && request.headers['if-none-match'] === etag
