import type { AdminPerson } from '@dream/contract/api/admin/people'
import type { Database, Tx } from '#platform/database/database.ts'
import { change } from '../audit/change.ts'
import { type Act, actOf } from './change-person.ts'
import { lockedPerson, wholePerson } from './look-at-person.ts'

/** Deletion of accounts, on anybody's request; both throw a problem where it is refused. */
export type AccountDeletion = {
  begin(tx: Tx, userId: string): Promise<Date>
  keep(tx: Tx, userId: string): Promise<void>
}

type Deps = { database: Database; deletion: AccountDeletion }

/** Deletes an account as its person would: signed out at once, erased in 14 days, kept by signing in. */
export const deletePerson = ({ database, deletion }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.delete'), async (tx) => {
    const { id } = await lockedPerson(tx, act.id)
    const eraseAt = await deletion.begin(tx, id)
    const result = await wholePerson(tx, await lockedPerson(tx, id))
    return { before: { eraseAt: null }, after: { eraseAt: eraseAt.toISOString() }, result }
  })

/** Cancels a deletion, whoever asked for it. */
export const keepPerson = ({ database, deletion }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.keep'), async (tx) => {
    const person = await lockedPerson(tx, act.id)
    await deletion.keep(tx, person.id)
    return { before: { isLeaving: true }, after: { isLeaving: false }, result: await wholePerson(tx, person) }
  })
