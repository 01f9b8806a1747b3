import type { Design } from '@dream/contract/api/designs/design'
import { SHARED_PLAN_PAGE } from '@dream/contract/rules/app/pages'
import { SHARED_PLAN_TOKEN, sharedPlanPicturePath } from '@dream/contract/rules/designs/shared-plans'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { problem } from '#platform/problems/problem.ts'
import { fillPage } from '../fill-page.ts'
import { isPerson } from '../is-person.ts'
import type { ReadyPage } from '../ready-page.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { planValues, type ShownPlan } from './plan-values.ts'
import { createPreviewPictures } from './preview-picture.ts'

export type SharedPlans = {
  /** Published plan of a link; null once it is stopped or void. */
  find: (token: string) => Promise<Design | null>
  /** Counts an open. */
  count: (token: string) => Promise<unknown>
  /** Any design of the catalogue. */
  designOf: (id: string) => Design | undefined
}

type Deps = { site: () => SitePages | null; sharedPlans: SharedPlans; mediaFolder: string }

const Params = z.object({ token: z.string().toLowerCase().regex(SHARED_PLAN_TOKEN) })
/** Fallback picture of a link whose plan has none of its own. */
const ANY_PICTURE = '/share/landing.jpg'
const NOT_LISTED = { 'x-robots-tag': 'noindex, nofollow' }

/** Page of a shared plan, and its preview picture: for everybody who has the link, and never indexed. */
export function sharedPlanPageRoutes(
  app: FastifyInstance,
  { site: siteNow, sharedPlans, mediaFolder }: Deps,
): void {
  const pictures = createPreviewPictures(mediaFolder)
  const onRequest = app.apiGuard.limits.read

  app.get(SHARED_PLAN_PAGE, { onRequest }, async (request, reply) => {
    const site = siteNow()
    if (!site) throw problem('not-found')
    const token = tokenOf(request.params)
    // An invalid token never was a link; for an unknown valid one the page says that it was stopped.
    if (token === null) return send(reply.code(404), site.stoppedPlan)
    const shown = await find(token)
    if (!shown) return send(reply.code(410), site.stoppedPlan)
    if (isPerson(request)) await sharedPlans.count(token)
    return send(reply, site.sharedPlan, fillPage(site.sharedPlan.html, planValues(token, shown)))
  })

  app.get(sharedPlanPicturePath(':token'), { onRequest }, async ({ params, log }, reply) => {
    const token = tokenOf(params)
    const shown = token === null ? null : await find(token)
    if (!shown) throw problem('not-found')
    reply.headers({ ...NOT_LISTED, 'cache-control': 'no-cache' })
    const picture = await pictures.of(shown).catch((error: unknown) => {
      log.warn({ err: error }, 'No preview of a shared plan; a general picture was answered')
      return null
    })
    return picture ? reply.type('image/jpeg').send(picture) : reply.redirect(ANY_PICTURE)
  })

  async function find(token: string): Promise<ShownPlan | null> {
    const design = await sharedPlans.find(token)
    if (!design?.plan) return null
    const streetId = siteNow()?.streetSides.get(design.id)
    return { design, street: (streetId && sharedPlans.designOf(streetId)) || null }
  }
}

const tokenOf = (params: unknown) => Params.safeParse(params).data?.token ?? null

/** Not cached anywhere: a link may be stopped at any moment. */
function send(reply: FastifyReply, { policy, html }: ReadyPage, filled = html) {
  return reply
    .headers({ ...NOT_LISTED, 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(filled)
}
