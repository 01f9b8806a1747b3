import type { AdminPerson } from '@dream/contract/api/admin/people'
import type { Database, Tx } from '#platform/database/database.ts'
import { change } from '../audit/change.ts'
import { type Act, actOf } from './change-person.ts'
import { lockedPerson, wholePerson } from './look-at-person.ts'

/** Starts a person's data export; throws a problem where it is refused. */
export type DataExport = { beginForPerson(tx: Tx, userId: string): Promise<{ state: string }> }

type Deps = { database: Database; dataExport: DataExport }

/** Starts a person's data export. They are notified by email, and download it themselves: no admin gets it. */
export const exportPerson = ({ database, dataExport }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.export'), async (tx) => {
    const person = await lockedPerson(tx, act.id)
    const { state } = await dataExport.beginForPerson(tx, person.id)
    return { before: null, after: { state }, result: await wholePerson(tx, person) }
  })
