import { randomUUID } from 'node:crypto'
import type { EndpointName } from '@dream/contract/api/endpoint'
import { prepareDemoAdmin } from '#features/admin/doors/demo-admin.ts'
import { saveView } from '#features/admin/views/views.store.ts'
import { recordReport } from '#features/client-reports/record-report.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { aReport } from '../people/reports.ts'
import { aBrokerInReview, anInvitedBroker } from '../people/brokers.ts'
import type { TestApp } from '../apps/test-app.ts'
import type { Person } from '../people/people.ts'

const A_VIEW = { list: 'jobs', name: 'Mine', address: 'q=mail' }

/** A failure that was met once, as what a bulk action is for. */
async function aFailure({ database }: TestApp) {
  const report = { level: 'error', area: 'render', msg: 'Broken', ts: 1 } as const
  await recordReport(database, report)
  const { id } = await database.db.selectFrom('failures').select('id').executeTakeFirstOrThrow()
  return { of: 'these', ids: [id.toString('hex')] }
}

type Sent = { params?: Record<string, string>; body?: unknown }

/**
 * For each change that admins can make, a request with which it succeeds: made ready by `server`, sent by `owner`. The audit log must
 * have grown afterwards. A change that is missing here fails a test.
 */
export const ADMIN_CHANGES: Partial<Record<EndpointName, (server: TestApp, owner: Person) => Promise<Sent>>> =
  {
    'POST /api/admin/reports/:id/decision': async (server) => ({
      params: { id: (await aReport(server)).id },
      body: { decision: 'dismiss', reason: 'Nothing in it' },
    }),
    'POST /api/admin/reports/:id/lift': async (server, { headers }) => {
      const { id } = await aReport(server)
      await server.app.inject({
        method: 'POST',
        url: `/api/admin/reports/${id}/decision`,
        headers,
        payload: { decision: 'suspend', reason: 'Threats' },
      })
      return { params: { id }, body: { reason: 'A mistake' } }
    },
    'POST /api/admin/brokers': async () => ({
      body: { name: 'Invited Broker', email: `${randomUUID()}@example.com` },
    }),
    'POST /api/admin/brokers/:id/publish': async ({ database }) => ({
      params: { id: (await aBrokerInReview(database)).user.id },
      body: { version: 1 },
    }),
    'POST /api/admin/brokers/:id/send-back': async ({ database }) => ({
      params: { id: (await aBrokerInReview(database)).user.id },
      body: { version: 1, reason: 'Say how you are paid' },
    }),
    'POST /api/admin/brokers/:id/invitation': async ({ database }) => ({
      params: { id: (await anInvitedBroker(database)).user.id },
    }),
    'DELETE /api/admin/brokers/:id/invitation': async ({ database }) => ({
      params: { id: (await anInvitedBroker(database)).user.id },
    }),
    'POST /api/admin/door/close': async () => ({}),
    'POST /api/admin/door/code': async ({ database }, owner) => ({
      body: { code: await prepareDemoAdmin(database, { email: owner.user.email, password: owner.password }) },
    }),
    'POST /api/admin/failures/resolve': async (server) => ({ body: { selection: await aFailure(server) } }),
    'POST /api/admin/failures/reopen': async (server) => ({ body: { selection: await aFailure(server) } }),
    'POST /api/admin/jobs/retry': async ({ database }) => {
      await enqueue(database.db, { name: 'nobody-does-it', payload: {} })
      return { body: { selection: { of: 'all', rows: 1 } } }
    },
    'POST /api/admin/views': async () => ({ body: A_VIEW }),
    'DELETE /api/admin/views/:id': async ({ database }, { user }) => {
      const view = { ...A_VIEW, name: 'To be deleted', userId: user.id }
      const saved = await database.transaction((tx) => saveView(tx, view, 30))
      return { params: { id: saved?.id ?? '' } }
    },
  }
