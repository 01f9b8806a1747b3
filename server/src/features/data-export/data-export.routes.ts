import { DATA_EXPORT_NAME } from '@dream/contract/rules/account/data-export'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { implement } from '#platform/http/implement.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { problem } from '#platform/problems/problem.ts'
import { hashToken, randomHex } from '#platform/security/tokens.ts'
import { type ProofDeps, provePassword } from '#features/users/prove-password.ts'
import { beginExport, exportOf, MAKE_EXPORT } from './begin-export.ts'
import * as store from './data-export.store.ts'
import { EMAIL_EXPORT, emailExport, ExportEmailJob } from './export-email.ts'
import { type ExportFiles, exportKey, makeExport, removeOldExports } from './make-export.ts'

type Deps = ProofDeps & ExportFiles & { messenger: Messenger; env: { publicUrl: string } }

const TOKEN_BYTES = 24

/** Routes and jobs of the data export. */
export function dataExportRoutes(app: FastifyInstance, deps: Deps) {
  const { database, fileStore } = deps
  const { db } = database
  app.jobs.handleLong(MAKE_EXPORT, z.object({ id: z.uuid() }), ({ id }, signal) =>
    makeExport(deps, id, signal),
  )
  app.jobs.handle(EMAIL_EXPORT, ExportEmailJob, (job) => emailExport(deps, job))
  app.jobs.everyHour('Removing old downloads', () => removeOldExports(deps))

  implement(app, 'GET /api/account/export', async ({ user }) =>
    exportOf(await store.readExport(db, user.userId)),
  )
  implement(app, 'POST /api/account/export', async ({ user: { userId } }) => {
    await removeOldExports(deps)
    return database.transaction((tx) => beginExport(deps, tx, { userId, askedBy: 'person' }))
  })
  implement(app, 'POST /api/account/export/link', async ({ user: { userId, sessionId }, body }) => {
    await provePassword(deps, userId, body.password)
    const token = randomHex(TOKEN_BYTES)
    const isSaved = await store.saveLink(db, { userId, sessionId, hash: hashToken(token) })
    if (!isSaved) throw problem('export-missing')
    return { url: `/api/account/export/${token}` }
  })
  implement(app, 'GET /api/account/export/:token', async ({ user, params: { token }, reply }) => {
    const { userId, sessionId } = user
    const row = await store.findByLink(db, { userId, sessionId, hash: hashToken(token) })
    const found = row && (await fileStore.open(exportKey(row.id)))
    if (!found) throw problem('export-missing')
    reply.header('content-disposition', `attachment; filename="${DATA_EXPORT_NAME}"`)
    reply.header('content-length', found.bytes)
    return found.stream
  })
}
