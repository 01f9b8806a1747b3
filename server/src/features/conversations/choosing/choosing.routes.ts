import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { withSuitedPlans, writeBrief } from './brief.ts'
import { readBrief, readBriefFacts } from './brief.store.ts'
import { chooseBroker } from './choose-broker.ts'
import { requireUnlocked } from './require-unlocked.ts'
import { changeBrief, type ChoosingDeps } from './share-brief.ts'

export function choosingRoutes(app: FastifyInstance, deps: ChoosingDeps) {
  const { database, briefCatalogue: catalogue } = deps

  implement(app, 'POST /api/brokers/:id/select', ({ params, body, user }) =>
    chooseBroker(deps, { buyerId: user.userId, brokerId: params.id, input: body }),
  )

  implement(app, 'GET /api/brief', async ({ user }) => {
    await requireUnlocked(database.db, user.userId, deps.unlockAt())
    const facts = await readBriefFacts(database.db, user.userId)
    if (!facts) throw problem('unauthenticated')
    return writeBrief(facts, catalogue)
  })

  implement(app, 'GET /api/conversations/:id/brief', async ({ params, query, user }) => {
    const which = { conversationId: params.id, userId: user.userId, version: query.version }
    const brief = await readBrief(database.db, which)
    if (!brief) throw problem('not-found')
    return withSuitedPlans(brief, catalogue)
  })

  implement(app, 'PUT /api/conversations/:id/brief', ({ params, body, user }) =>
    changeBrief(deps, { buyerId: user.userId, conversationId: params.id, input: body }),
  )
}
