import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { findUser } from '#features/users/users.store.ts'
import { saveConsent } from './consent.store.ts'

export function consentRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  implement(app, 'POST /api/auth/consent', async ({ user: { userId }, body: { version } }) => {
    // An app of an earlier build would agree to a version that the person has not seen.
    if (version !== CONSENT_VERSION) throw problem('consent-outdated')
    await saveConsent(db, userId, version)
    const user = await findUser(db, userId)
    if (!user) throw problem('unauthenticated')
    return user
  })
}
