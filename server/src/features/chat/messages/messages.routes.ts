import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { changeMessage, type ChangingDeps } from './change-message.ts'
import { markRead, type MarkingDeps } from './mark-read.ts'
import { messageOf } from './message-of.ts'
import { readChanges, readChangeSeq, readPage } from './messages.store.ts'
import { sendMessage, type SendingDeps } from './send-message.ts'

export function messageRoutes(app: FastifyInstance, deps: SendingDeps & MarkingDeps & ChangingDeps) {
  const { database, designs } = deps

  implement(app, 'GET /api/conversations/:id/messages', async ({ params, query, user }) => {
    const page = await readPage(database.db, { conversationId: params.id, userId: user.userId, ...query })
    if (!page) throw problem('not-found')
    const { rows, lastSeq, changeSeq } = page
    return { items: rows.map((row) => messageOf(row, designs)), lastSeq, changeSeq }
  })

  implement(app, 'GET /api/conversations/:id/changes', async ({ params, query, user }) => {
    const changeSeq = await readChangeSeq(database.db, params.id, user.userId)
    if (changeSeq === null) throw problem('not-found')
    const { after, limit } = query
    const rows = await readChanges(database.db, { conversationId: params.id, changeSeq: after, limit })
    return { items: rows.map((row) => messageOf(row, designs)), changeSeq }
  })

  implement(app, 'POST /api/conversations/:id/messages', ({ params, body, user }) =>
    sendMessage(deps, { senderId: user.userId, conversationId: params.id, message: body }),
  )

  implement(app, 'POST /api/conversations/:id/read', ({ params, body, user }) =>
    markRead(deps, { conversationId: params.id, userId: user.userId, seq: body.seq }),
  )

  implement(app, 'PUT /api/conversations/:id/messages/:messageId', ({ params, body, user }) => {
    const { id: conversationId, messageId } = params
    return changeMessage(deps, { conversationId, messageId, userId: user.userId, body: body.body })
  })

  implement(app, 'DELETE /api/conversations/:id/messages/:messageId', ({ params, user }) => {
    const { id: conversationId, messageId } = params
    return changeMessage(deps, { conversationId, messageId, userId: user.userId, body: null })
  })
}
