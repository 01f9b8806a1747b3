import type { AdminPerson } from '@dream/contract/api/admin/people'
import type { Database } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { lockedPerson, wholePerson } from './look-at-person.ts'
import { queueSuspensionEmail } from './suspension-emails.ts'
import { endSessions, liftSuspension, saveLifted, suspend } from './suspension.store.ts'

type Deps = { database: Database }
export type Act = { id: string; by: AdminCaller; reason: string }

export const actOf = ({ id, by, reason }: Act, action: string) => ({
  by,
  action,
  entity: 'person',
  entityId: id,
  reason,
})

const BROKER = 'Suspend a broker in Brokers, where you also say what becomes of their conversations.'

/** Suspends a buyer: their sessions end at once, and every process closes their sockets. */
export const suspendPerson = ({ database }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.suspend'), async (tx) => {
    const { id, role } = await lockedPerson(tx, act.id)
    if (role === 'broker') throw problem('not-a-buyer', { message: BROKER })
    if (!(await suspend(tx, id))) throw problem('already-suspended')
    await queueSuspensionEmail(tx, { kind: 'suspended', userId: id })
    const result = await wholePerson(tx, await lockedPerson(tx, id))
    return { before: { isSuspended: false }, after: { isSuspended: true }, result }
  })

/** Lifts a suspension by a report or an admin, and emails the person. */
export const returnPerson = ({ database }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.return'), async (tx) => {
    const { id } = await lockedPerson(tx, act.id)
    if (!(await liftSuspension(tx, id))) throw problem('not-suspended')
    await saveLifted(tx, id)
    await queueSuspensionEmail(tx, { kind: 'lifted', userId: id })
    const result = await wholePerson(tx, await lockedPerson(tx, id))
    return { before: { isSuspended: true }, after: { isSuspended: false }, result }
  })

/** Signs a person out everywhere, as after a lost phone. */
export const signPersonOut = ({ database }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.sign-out'), async (tx) => {
    const person = await lockedPerson(tx, act.id)
    const devices = await endSessions(tx, person.id)
    return { before: { devices }, after: { devices: 0 }, result: await wholePerson(tx, person) }
  })
