import type { FastifyInstance } from 'fastify'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { ADMIN_LIST, adminOf, type AdminRow } from './admins.store.ts'
import { type AdminsDeps, changeRole, endAdmin, makeAdmin, resetAdmin, returnAdmin } from './change-admins.ts'

export function adminAccountRoutes(app: FastifyInstance, deps: AdminsDeps) {
  const { db } = deps.database

  implement(app, 'GET /api/admin/admins', async ({ query }) => {
    const { rows, ...page } = await readPage<AdminRow>(db, ADMIN_LIST, query)
    return { ...page, items: rows.map(adminOf) }
  })

  implement(app, 'GET /api/admin/admins/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="admins.csv"')
    return listCsv(db, ADMIN_LIST, query)
  })

  implement(app, 'POST /api/admin/admins', ({ user, body }) => makeAdmin(deps, user, body))

  implement(app, 'PATCH /api/admin/admins/:id', ({ user, params, body: { version, changes } }) => {
    const { role } = changes
    if (role === undefined) throw problem('validation-failed')
    return changeRole(deps, user, { ...params, version, role })
  })

  implement(app, 'POST /api/admin/admins/:id/reset', async ({ user, params }) => {
    refuseOwn(user, params)
    return resetAdmin(deps, user, params.id)
  })

  implement(app, 'POST /api/admin/admins/:id/end', async ({ user, params, body }) => {
    refuseOwn(user, params)
    return endAdmin(deps, user, { ...params, ...body })
  })

  implement(app, 'POST /api/admin/admins/:id/return', ({ user, params, body }) =>
    returnAdmin(deps, user, { ...params, ...body }),
  )
}

/** Refuses changes of oneself, against locking oneself out: own factors are changed under "Your sign-in". */
function refuseOwn({ userId }: AdminCaller, { id }: { id: string }): void {
  if (userId === id) throw problem('own-account')
}
