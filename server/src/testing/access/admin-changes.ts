import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EndpointName } from '@dream/contract/api/endpoint'
import { prepareDemoAdmin } from '#features/admin/step-up/demo-admin.ts'
import { saveView } from '#features/admin/views/views.store.ts'
import { recordErrorReport } from '#features/error-reports/record-error-report.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { CONTENT_CHANGES } from './content-changes.ts'
import { DESIGN_CHANGES } from './design-changes.ts'
import type { Sent } from './sent.ts'
import { IMPORT_CHANGES } from './import-changes.ts'
import { aReport } from '../people/reports.ts'
import { aBrokerInReview, aListedBroker, anInvitedBroker } from '../people/brokers.ts'
import { bodyOf, openBrowser } from '../apps/browser.ts'
import type { TestApp } from '../apps/test-app.ts'
import { codeOf, setUpTotp, withAuthenticator } from '../people/admin-factors.ts'
import { createAuthenticator } from '../people/authenticator.ts'
import { aBroker, aBuyer, anAdmin, type Person, signIn } from '../people/people.ts'

const A_VIEW = { list: 'jobs', name: 'Mine', address: 'q=mail' }

/** Error with one report, as the target of a bulk action. */
async function anError({ database }: TestApp) {
  const report = { level: 'error', area: 'render', msg: 'Broken', ts: 1 } as const
  await recordErrorReport(database, report)
  const { id } = await database.db.selectFrom('failures').select('id').executeTakeFirstOrThrow()
  return { of: 'these', ids: [id.toString('hex')] }
}

const STEP_UP = '/api/admin/step-up'
const browserOf = ({ app }: TestApp, { cookies }: Pick<Person, 'cookies'>) => openBrowser(app, { cookies })

/** Requests the options for creating or using a passkey. */
const optionsOf = async (server: TestApp, owner: Person, path: string) =>
  bodyOf(await browserOf(server, owner).post(`${STEP_UP}/${path}`, {}))

/** Another admin, with the version that the owner has seen. */
async function anEditor({ database }: TestApp) {
  const { user } = await anAdmin(database, { adminRole: 'editor' })
  return { params: { id: user.id }, body: { version: 1 } }
}

/** Request about a buyer, with the reason that they have called. */
const aPerson = async ({ database }: TestApp) => ({
  params: { id: (await aBuyer(database)).user.id },
  body: { reason: 'They called' },
})

const FORM = { 'content-type': 'multipart/form-data; boundary=part' }
const A_PDF = [
  '--part',
  'content-disposition: form-data; name="file"; filename="licence.pdf"',
  '',
  '%PDF-1.7',
  '--part--',
  '',
].join('\r\n')

/**
 * Request for each change by admins, with which it succeeds: prepared by `server`, sent by `owner`. The audit log must have grown
 * afterwards. A change that is missing here fails a test.
 */
export const ADMIN_CHANGES: Partial<Record<EndpointName, (server: TestApp, owner: Person) => Promise<Sent>>> =
  {
    ...DESIGN_CHANGES,
    ...IMPORT_CHANGES,
    ...CONTENT_CHANGES,
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
    'POST /api/admin/people/search': async () => ({ body: { q: 'nobody-has-this', reason: 'They called' } }),
    'POST /api/admin/people/:id/look': aPerson,
    'POST /api/admin/people/:id/reset-code': aPerson,
    'POST /api/admin/people/:id/sign-out': aPerson,
    'POST /api/admin/people/:id/remove-authenticator': async (server) => {
      const broker = await aBroker(server.database)
      await withAuthenticator(browserOf(server, broker), broker.password)
      return { params: { id: broker.user.id }, body: { reason: 'Lost the phone' } }
    },
    'POST /api/admin/people/:id/suspend': aPerson,
    'POST /api/admin/people/:id/return': async (server) => {
      const person = await aPerson(server)
      await server.database.db
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('id', '=', person.params.id)
        .execute()
      return person
    },
    'POST /api/admin/people/:id/delete': aPerson,
    'POST /api/admin/people/:id/export': aPerson,
    'POST /api/admin/people/:id/keep': async (server) => {
      const person = await aPerson(server)
      await server.database.db
        .insertInto('account_deletions')
        .values({ user_id: person.params.id, asked_by: 'admin', erase_at: new Date(Date.now() + 86_400_000) })
        .execute()
      return person
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
    'PUT /api/admin/brokers/:id/checks': async ({ database }) => ({
      params: { id: (await aListedBroker(database)).user.id },
      body: {
        version: 1,
        checks: [{ what: 'Licence', checkedOn: '2026-11-01', expiresOn: null, evidence: null }],
      },
    }),
    'POST /api/admin/brokers/:id/evidence': async ({ database }) => ({
      params: { id: (await aListedBroker(database)).user.id },
      body: A_PDF,
      headers: FORM,
    }),
    'POST /api/admin/brokers/:id/suspend': async ({ database }) => ({
      params: { id: (await aListedBroker(database)).user.id },
      body: { reason: 'They left the company', handOverTo: null },
    }),
    'POST /api/admin/brokers/:id/invitation': async ({ database }) => ({
      params: { id: (await anInvitedBroker(database)).user.id },
    }),
    'POST /api/admin/brokers/invitations': async ({ database }) => ({
      body: { selection: { of: 'these', ids: [(await anInvitedBroker(database)).user.id] } },
    }),
    'DELETE /api/admin/brokers/:id/invitation': async ({ database }) => ({
      params: { id: (await anInvitedBroker(database)).user.id },
    }),
    'POST /api/admin/step-up/close': async () => ({}),
    'POST /api/admin/step-up/code': async ({ database }, owner) => ({
      body: { code: await prepareDemoAdmin(database, { email: owner.user.email, password: owner.password }) },
    }),
    'POST /api/admin/step-up/passkey': async (server, owner) => {
      const device = createAuthenticator()
      const passkey = device.make(await optionsOf(server, owner, 'set-up/passkey/options'))
      await browserOf(server, owner).post(`${STEP_UP}/set-up/passkey`, { name: '', passkey })
      return { body: device.sign(await optionsOf(server, owner, 'passkey/options')) }
    },
    'POST /api/admin/step-up/set-up/totp/confirm': async (server, owner) => {
      const { secret } = await optionsOf(server, owner, 'set-up/totp')
      return { body: { name: '', code: await codeOf(secret) } }
    },
    'POST /api/admin/step-up/set-up/passkey': async (server, owner) => {
      const creation = await optionsOf(server, owner, 'set-up/passkey/options')
      return { body: { name: '', passkey: createAuthenticator().make(creation) } }
    },
    'DELETE /api/admin/sign-in/factors/:id': async (server, owner) => {
      const browser = browserOf(server, owner)
      await setUpTotp(browser)
      await setUpTotp(browser)
      const { factors } = bodyOf(await browser.get('/api/admin/sign-in'))
      return { params: { id: factors[0].id } }
    },
    'POST /api/admin/sign-in/recovery-codes': async () => ({}),
    'DELETE /api/admin/sign-in/devices/:id': async ({ database }, { user }) => ({
      params: { id: (await signIn(database, user.id)).sessionId },
    }),
    'POST /api/admin/admins': async () => ({
      body: { name: 'New Editor', email: `${randomUUID()}@example.com`, role: 'editor' },
    }),
    'PATCH /api/admin/admins/:id': async (server) => {
      const { params, body } = await anEditor(server)
      return { params, body: { ...body, changes: { role: 'support' } } }
    },
    'POST /api/admin/admins/:id/reset': async (server) => ({ params: (await anEditor(server)).params }),
    'POST /api/admin/admins/:id/end': anEditor,
    'POST /api/admin/admins/:id/return': anEditor,
    'POST /api/admin/error-reports/resolve': async (server) => ({
      body: { selection: await anError(server) },
    }),
    'POST /api/admin/error-reports/reopen': async (server) => ({
      body: { selection: await anError(server) },
    }),
    'POST /api/admin/jobs/retry': async ({ database }) => {
      // Deletes jobs that other requests have enqueued.
      await sql`delete from graphile_worker._private_jobs`.execute(database.db)
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
