import type { AdminPerson } from '@dream/contract/api/admin/people'
import type { Database, Tx } from '#platform/database/database.ts'
import { change } from '../audit/change.ts'
import { type Act, actOf } from './change-person.ts'
import { lockedPerson, wholePerson } from './look-at-person.ts'

/** How a person's data is made ready for them; throws a problem where it cannot be. */
export type DataExport = { beginForPerson(tx: Tx, userId: string): Promise<{ state: string }> }

type Deps = { database: Database; dataExport: DataExport }

/** Makes somebody's data ready. They are told by email, and download it themselves: no admin gets it. */
export const exportPerson = ({ database, dataExport }: Deps, act: Act): Promise<AdminPerson> =>
  change(database, actOf(act, 'person.export'), async (tx) => {
    const person = await lockedPerson(tx, act.id)
    const { state } = await dataExport.beginForPerson(tx, person.id)
    return { before: null, after: { state }, result: await wholePerson(tx, person) }
  })
