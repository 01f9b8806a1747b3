import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/implement.ts'
import { problem } from '#platform/problem.ts'
import { writeBrief } from './brief.ts'
import { readBrief, readBriefFacts } from './brief.store.ts'
import { chooseBroker, type ChoosingDeps } from './choose-broker.ts'
import { refuseLocked } from './refuse-locked.ts'
import { changeBrief } from './share-brief.ts'

export function choosingRoutes(app: FastifyInstance, deps: ChoosingDeps) {
  const { database, words } = deps

  implement(app, 'POST /api/brokers/:id/select', ({ params, body, user }) =>
    chooseBroker(deps, { buyerId: user.userId, brokerId: params.id, wish: body }),
  )

  implement(app, 'GET /api/brief', async ({ user }) => {
    await refuseLocked(database.db, user.userId)
    const facts = await readBriefFacts(database.db, user.userId)
    if (!facts) throw problem('unauthenticated')
    return writeBrief(facts, words)
  })

  implement(app, 'GET /api/conversations/:id/brief', async ({ params, query, user }) => {
    const which = { conversationId: params.id, userId: user.userId, version: query.version }
    const brief = await readBrief(database.db, which)
    if (!brief) throw problem('not-found')
    return brief
  })

  implement(app, 'PUT /api/conversations/:id/brief', ({ params, body, user }) =>
    changeBrief(deps, { buyerId: user.userId, conversationId: params.id, wish: body }),
  )
}
