import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { BROKER_LIST, brokerOf, type BrokerRow } from './broker-list.store.ts'
import { type CheckDeps, checkRoutes } from './checks/checks.routes.ts'
import { type HandOverDeps, handOverJobs } from './hand-over/hand-over.ts'
import { suspendBroker } from './hand-over/suspend-broker.ts'
import {
  cancelInvitation,
  type InviteDeps,
  inviteAgain,
  inviteAllAgain,
  inviteBroker,
} from './invite-broker.ts'
import { promiseDigestJobs, queueDigests } from './promises/promise-digest.ts'
import { publish, type ReviewDeps, sendBack } from './review-page.ts'
import { readReview } from './review.store.ts'

export type BrokerPageDeps = InviteDeps & ReviewDeps & HandOverDeps & CheckDeps

export function adminBrokerRoutes(app: FastifyInstance, deps: BrokerPageDeps) {
  const { db } = deps.database

  implement(app, 'GET /api/admin/brokers', async ({ query }) => {
    const { rows, ...page } = await readPage<BrokerRow>(db, BROKER_LIST, query)
    return { ...page, items: rows.map(brokerOf) }
  })

  implement(app, 'GET /api/admin/brokers/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="brokers.csv"')
    return listCsv(db, BROKER_LIST, query)
  })

  implement(app, 'GET /api/admin/brokers/:id', async ({ params }) => {
    const review = await readReview(db, params.id)
    if (!review) throw problem('not-found')
    return review
  })

  implement(app, 'POST /api/admin/brokers', ({ user, body }) => inviteBroker(deps, user, body))

  implement(app, 'POST /api/admin/brokers/:id/publish', ({ user, params, body }) =>
    publish(deps, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/brokers/:id/send-back', ({ user, params, body }) =>
    sendBack(deps, user, { ...params, ...body }),
  )

  handOverJobs(app.jobs, deps)
  checkRoutes(app, deps)
  promiseDigestJobs(app.jobs, deps)
  app.jobs.everyHour('Looking for missed promises to tell of', () => queueDigests(deps.database))
  implement(app, 'POST /api/admin/brokers/:id/suspend', ({ user, params, body }) =>
    suspendBroker(deps, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/brokers/:id/invitation', ({ user, params }) =>
    inviteAgain(deps, user, params.id),
  )

  implement(app, 'POST /api/admin/brokers/invitations', ({ user, body }) =>
    inviteAllAgain(deps, user, body.selection),
  )

  implement(app, 'DELETE /api/admin/brokers/:id/invitation', ({ user, params }) =>
    cancelInvitation(deps, user, params.id),
  )
}
