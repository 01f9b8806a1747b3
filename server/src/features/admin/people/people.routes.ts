import type { FastifyInstance } from 'fastify'
import { PEOPLE_SEARCH } from '@dream/contract/rules/admin/people'
import { implement } from '#platform/http/implement.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { change, note } from '../audit/change.ts'
import { returnPerson, signPersonOut, suspendPerson } from './change-person.ts'
import { type AccountDeletion, deletePerson, keepPerson } from './delete-person.ts'
import { type DataExport, exportPerson } from './export-person.ts'
import { foundPerson, lockedPerson, wholePerson } from './look-at-person.ts'
import { findPeople } from './people.store.ts'
import { removePersonsAuthenticator } from './remove-authenticator.ts'
import {
  EMAIL_SUSPENSION,
  emailSuspension,
  type SuspensionEmailDeps,
  SuspensionEmailJob,
} from './suspension-emails.ts'

export type PeopleDeps = SuspensionEmailDeps & {
  attempts: Attempts
  messageQueue: MessageQueue
  deletion: AccountDeletion
  dataExport: DataExport
  /** Emails a password reset code, within the limits of the email; false: nothing was sent. */
  sendResetCode: (requester: { email: string; ip: string }) => Promise<boolean>
}

const SEARCHES = [{ count: PEOPLE_SEARCH.perHour, minutes: 60 }]

export function peopleRoutes(app: FastifyInstance, deps: PeopleDeps) {
  const { database, attempts } = deps
  app.jobs.handle(EMAIL_SUSPENSION, SuspensionEmailJob, (job) => emailSuspension(deps, job))

  implement(app, 'POST /api/admin/people/search', async ({ user, body: { q, reason } }) => {
    const searches = { kind: 'people-search', subject: user.userId }
    await database.transaction((tx) => attempts.takeOrThrow(tx, searches, SEARCHES))
    const found = await findPeople(database.db, q)
    const items = found.slice(0, PEOPLE_SEARCH.shown).map(foundPerson)
    // The search text is personal data, and an audit entry is permanent: it lists the ids of the people shown instead.
    const shown = { people: items.map(({ id }) => id) }
    await change(
      database,
      { by: user, action: 'person.search', entity: 'person', entityId: null, reason },
      async () => ({ before: null, after: shown, result: null }),
    )
    return { items, hasMore: found.length > items.length }
  })

  implement(app, 'POST /api/admin/people/:id/look', async ({ user, params: { id }, body: { reason } }) => {
    const person = await database.transaction(async (tx) => wholePerson(tx, await lockedPerson(tx, id)))
    await note(database, { by: user, action: 'person.look', entity: 'person', entityId: id, reason })
    return person
  })

  implement(
    app,
    'POST /api/admin/people/:id/reset-code',
    async ({ user, params: { id }, body: { reason } }) => {
      const { email } = await database.transaction((tx) => lockedPerson(tx, id))
      const isSent = await deps.sendResetCode({ email, ip: user.ip })
      await note(database, { by: user, action: 'person.reset-code', entity: 'person', entityId: id, reason })
      return { isSent }
    },
  )
  changeRoutes(app, deps)
}

/** Routes that change an account; each writes its audit entry in the transaction of the change. */
function changeRoutes(app: FastifyInstance, deps: PeopleDeps) {
  implement(app, 'POST /api/admin/people/:id/sign-out', ({ user: by, params, body }) =>
    signPersonOut(deps, { ...params, ...body, by }),
  )

  implement(app, 'POST /api/admin/people/:id/remove-authenticator', ({ user: by, params, body }) =>
    removePersonsAuthenticator(deps, { ...params, ...body, by }),
  )

  implement(app, 'POST /api/admin/people/:id/suspend', ({ user: by, params, body }) =>
    suspendPerson(deps, { ...params, ...body, by }),
  )

  implement(app, 'POST /api/admin/people/:id/delete', ({ user: by, params, body }) =>
    deletePerson(deps, { ...params, ...body, by }),
  )

  implement(app, 'POST /api/admin/people/:id/export', ({ user: by, params, body }) =>
    exportPerson(deps, { ...params, ...body, by }),
  )

  implement(app, 'POST /api/admin/people/:id/keep', ({ user: by, params, body }) =>
    keepPerson(deps, { ...params, ...body, by }),
  )

  implement(app, 'POST /api/admin/people/:id/return', ({ user: by, params, body }) =>
    returnPerson(deps, { ...params, ...body, by }),
  )
}
