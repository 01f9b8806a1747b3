import type { Brief } from '@dream/contract/api/chat/brief'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { countTabs, deleteReply, readDesk, readReplies } from './broker-desk.store.ts'
import { findPlans, type Plans } from './find-plans.ts'
import { arrangeReplies, saveReply } from './save-reply.ts'
import { writePrivateNote } from './write-note.ts'

type Deps = {
  database: Database
  catalogue: Plans
  /** Latest brief of a conversation for one of its two people; null when none was shared, or the conversation is not theirs. */
  readBrief: (which: { conversationId: string; userId: string }) => Promise<Brief | null>
}

export function brokerDeskRoutes(app: FastifyInstance, { database, catalogue, readBrief }: Deps) {
  implement(app, 'GET /api/broker/plans', async ({ query, user }) => {
    const { conversationId, q, fitting } = query
    const brief = conversationId && (await readBrief({ conversationId, userId: user.userId }))
    return findPlans(catalogue, brief || {}, { q, isFitting: fitting === 'yes' })
  })

  implement(app, 'GET /api/broker/counts', ({ user }) => countTabs(database.db, user.userId))

  implement(app, 'GET /api/broker/conversations/:id/desk', async ({ params, user }) => {
    const desk = await readDesk(database.db, { conversationId: params.id, brokerId: user.userId })
    if (!desk) throw problem('not-found')
    return desk
  })

  implement(app, 'PUT /api/broker/conversations/:id/note', ({ params, body, user }) =>
    writePrivateNote(database, { conversationId: params.id, brokerId: user.userId, ...body }),
  )

  implement(app, 'GET /api/broker/replies', async ({ user }) => ({
    items: await readReplies(database.db, user.userId),
  }))

  implement(app, 'PUT /api/broker/replies/:id', ({ params, body, user }) =>
    saveReply(database, user.userId, { ...body, id: params.id }),
  )

  implement(app, 'DELETE /api/broker/replies/:id', ({ params, user }) =>
    deleteReply(database.db, user.userId, params.id),
  )

  implement(app, 'PUT /api/broker/replies', async ({ body, user }) => ({
    items: await arrangeReplies(database, user.userId, body.ids),
  }))
}
