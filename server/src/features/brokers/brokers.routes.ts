import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listBrokers, openBroker } from './list-brokers.ts'
import { languagesOf } from './match-reasons.ts'
import { openOwnPage, saveOwnPage } from './save-broker.ts'

type Deps = { database: Database; unlockAt: () => UnlockAt }

export function brokerRoutes(app: FastifyInstance, deps: Deps) {
  const { database } = deps

  implement(app, 'GET /api/brokers', ({ query, user, request }) => {
    const languages = languagesOf(request.headers['accept-language'])
    return listBrokers(deps, { userId: user.userId, languages }, query)
  })

  implement(app, 'GET /api/brokers/:id', ({ params, user, request }) => {
    const languages = languagesOf(request.headers['accept-language'])
    return openBroker(deps, { userId: user.userId, languages }, params.id)
  })

  implement(app, 'GET /api/broker/profile', ({ user }) => openOwnPage(database, user.userId))

  implement(app, 'PUT /api/broker/profile', ({ body, user }) => saveOwnPage(database, user.userId, body))
}
