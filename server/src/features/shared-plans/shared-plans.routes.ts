import type { Design } from '@dream/contract/api/designs/design'
import type { SharedPlan } from '@dream/contract/api/designs/shared-plans'
import { sharedPlanPath } from '@dream/contract/rules/designs/shared-plans'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import type { Env } from '#platform/process/env.ts'
import type { Listed } from './open-shared-plan.ts'
import { sharePlan } from './share-plan.ts'
import { deleteLink, readLinks, type StoredLink } from './shared-plans.store.ts'

type Deps = {
  database: Database
  attempts: Attempts
  env: Pick<Env, 'publicUrl'>
  designOf: (id: string) => Listed | undefined
  /** Whether sharing is switched on. */
  isSharingOpen: () => boolean
}

export function sharedPlanRoutes(app: FastifyInstance, deps: Deps) {
  const { database, designOf, env } = deps

  implement(app, 'POST /api/shared-plans', async ({ body, user }) => {
    if (!deps.isSharingOpen()) throw problem('sharing-closed')
    const listed = designOf(body.designId)
    if (!listed?.isPublished || listed.design.plan === null) throw problem('not-found', { message: NO_PLAN })
    const link = await sharePlan(deps, { userId: user.userId, designId: body.designId })
    return sharedPlanOf(link, listed.design)
  })

  implement(app, 'GET /api/shared-plans', async ({ user }) => {
    const links = await readLinks(database.db, user.userId)
    return {
      items: links.flatMap((link) => {
        const listed = designOf(link.designId)
        return listed ? [sharedPlanOf(link, listed.design)] : []
      }),
    }
  })

  implement(app, 'DELETE /api/shared-plans/:designId', ({ params, user }) =>
    deleteLink(database.db, { userId: user.userId, designId: params.designId }),
  )

  function sharedPlanOf(
    { token, sharedAt, opens }: StoredLink,
    { id, title, imageUrl, pictures }: Design,
  ): SharedPlan {
    const { light = imageUrl, dark = null, width = 1, height = 1 } = pictures[0] ?? {}
    return {
      designId: id,
      title,
      picture: { light, dark, width, height },
      url: `${env.publicUrl}${sharedPlanPath(token)}`,
      sharedAt: sharedAt.toISOString(),
      opens,
    }
  }
}

const NO_PLAN = "This plan is no longer in our catalogue, so it can't be shared."
