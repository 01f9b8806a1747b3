import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { cardOf } from './card/card-of.ts'
import type { Catalogue } from './catalogue.ts'
import { dealCards } from './deal-cards.ts'
import { readGround } from './designs.store.ts'
import { reviewPasses } from './review-passes.ts'

export function designRoutes(
  app: FastifyInstance,
  { database, catalogue }: { database: Database; catalogue: Catalogue },
) {
  implement(app, 'GET /api/designs', async ({ query, user }) => {
    const { batch, exclude = [], review, before } = query
    return review === 'passed'
      ? reviewPasses(database, catalogue.now(), { userId: user.userId, batch, exclude, before })
      : dealCards(database, catalogue.now(), { userId: user.userId, batch, exclude })
  })

  implement(app, 'GET /api/designs/:id', async ({ params, user }) => {
    const entry = catalogue.now().byId.get(params.id)
    if (!entry?.isPublished) throw problem('not-found')
    return suitedTo(await readGround(database.db, user.userId), cardOf(entry.design))
  })
}
