import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { listBrokers } from './brokers.store.ts'
import { cancelInvitation, type InviteDeps, inviteAgain, inviteBroker } from './invite-broker.ts'

export type BrokerRoomDeps = Omit<InviteDeps, 'log'>

export function brokerRoomRoutes(app: FastifyInstance, shared: BrokerRoomDeps) {
  const deps = { ...shared, log: app.log }

  implement(app, 'GET /api/admin/brokers', async () => ({ items: await listBrokers(deps.database.db) }))

  implement(app, 'POST /api/admin/brokers', ({ user, body }) => inviteBroker(deps, user, body))

  implement(app, 'POST /api/admin/brokers/:id/invitation', ({ user, params }) =>
    inviteAgain(deps, user, params.id),
  )

  implement(app, 'DELETE /api/admin/brokers/:id/invitation', ({ user, params }) =>
    cancelInvitation(deps, user, params.id),
  )
}
