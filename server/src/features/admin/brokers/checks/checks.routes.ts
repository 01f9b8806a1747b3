import { FILE } from '@dream/contract/rules/chat/files'
import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import type { Incoming } from '#platform/files/receive-file.ts'
import type { Database } from '#platform/database/database.ts'
import { acceptFiles } from '#platform/http/file-uploads.ts'
import { implement } from '#platform/http/implement.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { problem } from '#platform/problems/problem.ts'
import { note } from '../../audit/change.ts'
import { readBroker } from '../broker-list.store.ts'
import { changeChecks } from './change-checks.ts'
import { checkWarnings, warnOfChecks } from './warn-of-checks.ts'

/** Stores and opens the evidence of checks. */
export type Evidence = {
  take(incoming: Incoming, who: { brokerId: string; by: string }): Promise<{ id: string; name: string }>
  open(id: string, brokerId: string): Promise<{ stream: Readable; disposition: string } | null>
}
/** Max concurrent uploads of one admin and in all. */
const MAX_UPLOADS = { each: 1, all: 8 }

export type CheckDeps = {
  database: Database
  messenger: Messenger
  env: { publicUrl: string }
  evidence: Evidence
}

export function checkRoutes(app: FastifyInstance, deps: CheckDeps): void {
  const { database, evidence } = deps
  checkWarnings(app.jobs, deps)
  app.jobs.everyHour('Looking for checks that run out', () => warnOfChecks(database))

  implement(app, 'PUT /api/admin/brokers/:id/checks', ({ user, params, body }) =>
    changeChecks(deps, user, { ...params, ...body }),
  )
  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: FILE.maxBytes }, (scope, receive) =>
    implement(scope, 'POST /api/admin/brokers/:id/evidence', (call) =>
      receive(call, async (read) => {
        const { user, params } = call
        if (!(await readBroker(database.db, params.id))) throw problem('not-found')
        const file = await evidence.take(await read(), { brokerId: params.id, by: user.userId })
        await note(database, {
          by: user,
          action: 'broker.add-evidence',
          entity: 'broker',
          entityId: params.id,
        })
        return file
      }),
    ),
  )
  implement(app, 'GET /api/admin/brokers/:id/evidence/:fileId', async ({ params, reply }) => {
    const found = await evidence.open(params.fileId, params.id)
    if (!found) throw problem('not-found')
    reply.header('content-disposition', found.disposition)
    return found.stream
  })
}
