import type { AdminPerson } from '@dream/contract/api/admin/people'
import type { Database } from '#platform/database/database.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { problem } from '#platform/problems/problem.ts'
import { authenticatorRemovedForYou } from '#features/factors/authenticator/authenticator-letters.ts'
import { readAuthenticator } from '#features/factors/authenticator/authenticator.store.ts'
import { replaceRecoveryCodes } from '#features/factors/authenticator/codes.store.ts'
import { deleteFactor } from '#features/factors/factors.store.ts'
import { change } from '../audit/change.ts'
import { type Act, actOf } from './change-person.ts'
import { lockedPerson, wholePerson } from './look-at-person.ts'
import { endSessions } from './suspension.store.ts'

type Deps = { database: Database; messageQueue: MessageQueue }

/**
 * Removes the authenticator app of a broker who has lost the phone and the recovery codes: their password alone logs them in until
 * they set an app up again. All their sessions are ended, and they are notified by email.
 */
export const removePersonsAuthenticator = (
  { database, messageQueue }: Deps,
  act: Act,
): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.remove-authenticator'), async (tx) => {
    const person = await lockedPerson(tx, act.id)
    const authenticator = await readAuthenticator(tx, person.id)
    if (!authenticator) throw problem('not-found', { message: 'They have no authenticator app any more.' })
    await deleteFactor(tx, authenticator.id)
    await replaceRecoveryCodes(tx, person.id, [])
    const devices = await endSessions(tx, person.id)
    await messageQueue.email(tx, authenticatorRemovedForYou(person.email))
    const before = { hasAuthenticator: true, devices }
    return { before, after: { hasAuthenticator: false, devices: 0 }, result: await wholePerson(tx, person) }
  })
