import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { listBrokers } from './brokers.store.ts'
import { cancelInvitation, type InviteDeps, inviteAgain, inviteBroker } from './invite-broker.ts'
import { publish, type ReviewDeps, sendBack } from './review-page.ts'
import { readReview } from './review.store.ts'

export type BrokerRoomDeps = Omit<InviteDeps, 'log'> & ReviewDeps

export function brokerRoomRoutes(app: FastifyInstance, shared: BrokerRoomDeps) {
  const deps = { ...shared, log: app.log }
  const { db } = deps.database

  implement(app, 'GET /api/admin/brokers', async () => ({ items: await listBrokers(db) }))

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

  implement(app, 'POST /api/admin/brokers/:id/invitation', ({ user, params }) =>
    inviteAgain(deps, user, params.id),
  )

  implement(app, 'DELETE /api/admin/brokers/:id/invitation', ({ user, params }) =>
    cancelInvitation(deps, user, params.id),
  )
}
