import type { FastifyInstance } from 'fastify'
import { MAX_VIEWS } from '@dream/contract/rules/admin/lists'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { deleteView, readViews, saveView } from './views.store.ts'

export function viewRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'GET /api/admin/views', ({ query: { list }, user: { userId } }) =>
    readViews(database.db, { userId, list }),
  )

  implement(app, 'POST /api/admin/views', ({ body, user }) =>
    change(database, { by: user, action: 'view.save', entity: 'view', entityId: null }, async (tx) => {
      const saved = await saveView(tx, { ...body, userId: user.userId }, MAX_VIEWS)
      if (!saved) throw problem('views-full')
      const { before, ...view } = saved
      return { before: before === null ? null : { address: before }, after: { ...body }, result: view }
    }),
  )

  implement(app, 'DELETE /api/admin/views/:id', ({ params: { id }, user }) =>
    change(database, { by: user, action: 'view.delete', entity: 'view', entityId: id }, async (tx) => {
      const before = await deleteView(tx, { id, userId: user.userId })
      if (!before) throw problem('not-found')
      return { before, after: null, result: null }
    }),
  )
}
