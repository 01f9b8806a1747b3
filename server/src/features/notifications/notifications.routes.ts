import type { FastifyInstance } from 'fastify'
import { findUser } from '#features/users/users.store.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PushServices } from '#platform/messages-out/push/push-services.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { PushDeps } from './push/send-push.ts'
import { sendTest } from './push/send-test.ts'
import * as settings from './settings.store.ts'
import { deleteSubscriptionOf, saveSubscription } from './subscriptions.store.ts'

type Deps = {
  attempts: Attempts
  notifications: PushDeps & { services: PushServices; publicKey: string }
}

export function notificationRoutes(app: FastifyInstance, { attempts, notifications }: Deps) {
  const { database, services, publicKey } = notifications

  implement(app, 'GET /api/notifications/settings', async ({ user }) => ({
    ...(await settings.readSettings(database.db, user.userId)),
    publicKey,
  }))

  implement(app, 'PUT /api/notifications/settings', async ({ body, user }) => {
    await settings.saveSettings(database.db, user.userId, body)
    return body
  })

  implement(app, 'POST /api/notifications/subscription', async ({ body, user }) => {
    if (!services.isKnown(body.endpoint)) throw problem('push-service-unknown')
    if (!(await database.transaction((tx) => saveSubscription(tx, user, body))))
      throw problem('unauthenticated')
  })

  implement(app, 'DELETE /api/notifications/subscription', ({ user }) =>
    deleteSubscriptionOf(database.db, user.sessionId),
  )

  implement(app, 'POST /api/notifications/test', ({ user }) => sendTest({ ...notifications, attempts }, user))

  implement(app, 'POST /api/notifications/decide', async ({ body, user }) => {
    const decided = await database.transaction(async (tx) => {
      await settings.decide(tx, user.userId, body.isWanted)
      return findUser(tx, user.userId)
    })
    if (!decided) throw problem('unauthenticated')
    return decided
  })
}
