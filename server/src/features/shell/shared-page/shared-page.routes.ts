import { SHARED_PAGE } from '@dream/contract/rules/app/pages'
import { SHARED_PLAN_TOKEN, sharedPagePicturePath } from '@dream/contract/rules/designs/shared-plans'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { problem } from '#platform/problems/problem.ts'
import { fillPage } from '../fill-page.ts'
import { isPerson } from '../is-person.ts'
import type { SitePages } from '../pages/site-pages.ts'
import type { ReadyPage } from '../ready-page.ts'
import { createPagePictures } from './page-picture.ts'
import { pageValues, type ShownPage } from './page-values.ts'

export type SharedPages = {
  /** Page of a link; null once it is stopped or void. */
  open: (token: string) => Promise<ShownPage | null>
  /** Counts an open. */
  count: (token: string) => Promise<unknown>
}

type Deps = { site: () => SitePages | null; sharedPages: SharedPages; mediaFolder: string }

const Params = z.object({ token: z.string().toLowerCase().regex(SHARED_PLAN_TOKEN) })
const ANY_PICTURE = '/share/landing.jpg'
const NOT_LISTED = { 'x-robots-tag': 'noindex, nofollow' }

/** Page of a collection or of design DNA, and its preview picture: for everybody who has the link, and never indexed. */
export function sharedPageRoutes(
  app: FastifyInstance,
  { site: siteNow, sharedPages, mediaFolder }: Deps,
): void {
  const pictures = createPagePictures(mediaFolder)
  const onRequest = app.apiGuard.limits.read

  app.get(SHARED_PAGE, { onRequest }, async (request, reply) => {
    const site = siteNow()
    if (!site) throw problem('not-found')
    const token = tokenOf(request.params)
    if (token === null) return send(reply.code(404), site.stoppedPage)
    const shown = await sharedPages.open(token)
    if (!shown) return send(reply.code(410), site.stoppedPage)
    if (isPerson(request)) await sharedPages.count(token)
    const { values, lists } = pageValues(token, shown)
    return send(reply, site.sharedPage, fillPage(site.sharedPage.html, values, lists))
  })

  app.get(sharedPagePicturePath(':token'), { onRequest }, async ({ params, log }, reply) => {
    const token = tokenOf(params)
    const shown = token === null ? null : await sharedPages.open(token)
    if (!shown) throw problem('not-found')
    reply.headers({ ...NOT_LISTED, 'cache-control': 'no-cache' })
    const picture = await pictures.of(shown).catch((error: unknown) => {
      log.warn({ err: error }, 'No preview of a shared page; a general picture was answered')
      return null
    })
    return picture ? reply.type('image/jpeg').send(picture) : reply.redirect(ANY_PICTURE)
  })
}

const tokenOf = (params: unknown) => Params.safeParse(params).data?.token ?? null

/** Not cached anywhere: a link may be stopped at any moment. */
function send(reply: FastifyReply, { policy, html }: ReadyPage, filled = html) {
  return reply
    .headers({ ...NOT_LISTED, 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(filled)
}
