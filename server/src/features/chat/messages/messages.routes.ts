import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/implement.ts'
import { problem } from '#platform/problem.ts'
import { markRead, type MarkingDeps } from './mark-read.ts'
import { messageOf } from './message-of.ts'
import { readPage } from './messages.store.ts'
import { sendMessage, type SendingDeps } from './send-message.ts'

export function messageRoutes(app: FastifyInstance, deps: SendingDeps & MarkingDeps) {
  const { database, designs } = deps

  implement(app, 'GET /api/conversations/:id/messages', async ({ params, query, user }) => {
    const page = await readPage(database.sql, { conversationId: params.id, userId: user.userId, ...query })
    if (!page) throw problem('not-found')
    return { items: page.rows.map((row) => messageOf(row, designs)), lastSeq: page.lastSeq }
  })

  implement(app, 'POST /api/conversations/:id/messages', ({ params, body, user }) =>
    sendMessage(deps, { senderId: user.userId, conversationId: params.id, message: body }),
  )

  implement(app, 'POST /api/conversations/:id/read', ({ params, body, user }) =>
    markRead(deps, { conversationId: params.id, userId: user.userId, seq: body.seq }),
  )
}
