import type { FastifyInstance } from 'fastify'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PublishUpdate } from './conversation-update.ts'
import { brokerConversationOf, conversationOf } from './conversation-view.ts'
import * as store from './conversations.store.ts'
import { reportConversation, setBlock } from './guard-conversation.ts'
import { markUnread } from './mark-unread.ts'

type Deps = { database: Database; attempts: Attempts; publishUpdate: PublishUpdate }

export function conversationRoutes(app: FastifyInstance, deps: Deps) {
  const { database } = deps

  implement(app, 'GET /api/conversations', async ({ user }) => {
    const rows = await store.readBuyersConversations(database.db, user.userId)
    return { items: rows.map((row) => conversationOf(row, user.userId)) }
  })

  implement(app, 'GET /api/conversations/:id', async ({ params, user }) => {
    const row = await store.readConversation(database.db, user.userId, params.id)
    if (!row) throw problem('not-found')
    return conversationOf(row, user.userId)
  })

  implement(app, 'POST /api/conversations/:id/report', ({ params, body, user }) => {
    const { reason, seq, details } = body
    return reportConversation(deps, { conversationId: params.id, userId: user.userId, reason, seq, details })
  })

  implement(app, 'PUT /api/conversations/:id/block', ({ params, user }) =>
    setBlock(deps, { conversationId: params.id, userId: user.userId }, true),
  )

  implement(app, 'DELETE /api/conversations/:id/block', ({ params, user }) =>
    setBlock(deps, { conversationId: params.id, userId: user.userId }, false),
  )

  implement(app, 'PUT /api/conversations/:id/unread', async ({ params, user }) => {
    await markUnread(deps, { conversationId: params.id, userId: user.userId })
    return null
  })

  brokersRoutes(app, deps)
}

/** Routes for brokers only. */
function brokersRoutes(app: FastifyInstance, { database, publishUpdate }: Deps) {
  implement(app, 'GET /api/broker/conversations', async ({ query, user }) => {
    const rows = await store.readBrokersConversations(database.db, user.userId, query)
    const last = rows.at(-1)
    return {
      items: rows.map((row) => brokerConversationOf(row, user.userId)),
      ...(last && rows.length === query.limit && { nextCursor: last.id }),
    }
  })

  implement(app, 'PUT /api/broker/conversations/:id', async ({ params, body, user }) => {
    const which = { conversationId: params.id, brokerId: user.userId }
    const arranged = await database.transaction((tx) => store.arrange(tx, which, body))
    const row = arranged && (await store.readConversation(database.db, user.userId, params.id))
    if (!row) throw problem('not-found')
    const userIds = [user.userId, arranged.buyer_id]
    publishUpdate({ conversationId: params.id, userIds, seq: row.last_seq, hasChanged: true })
    return brokerConversationOf(row, user.userId)
  })
}
