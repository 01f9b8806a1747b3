import type { AdminPerson, FoundPerson } from '@dream/contract/api/admin/people'
import type { Db, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { readAuthenticator } from '#features/factors/authenticator/authenticator.store.ts'
import {
  type PersonRow,
  readDataExport,
  readDeletion,
  readDevices,
  readPath,
  readPerson,
  readState,
} from './people.store.ts'

export const foundPerson = ({ registeredAt, suspendedAt, ...row }: PersonRow): FoundPerson => ({
  ...row,
  registeredAt: registeredAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
})

/** Person with a locked account; throws `not-found` for unknown ids and for admins. */
export async function lockedPerson(tx: Tx, id: string): Promise<PersonRow> {
  const row = await readPerson(tx, id)
  if (!row) throw problem('not-found')
  return row
}

/** Person as admins see them. */
export async function wholePerson(db: Db | Tx, row: PersonRow): Promise<AdminPerson> {
  const path = await readPath(db, row.id)
  const devices = await readDevices(db, row.id)
  const dataExport = await readDataExport(db, row.id)
  const deletion = await readDeletion(db, row.id)
  const authenticator = await readAuthenticator(db, row.id)
  return {
    ...foundPerson(row),
    ...(await readState(db, row.id)),
    authenticatorSince: authenticator?.confirmedAt.toISOString() ?? null,
    deletion: deletion && { ...deletion, eraseAt: deletion.eraseAt.toISOString() },
    dataExport: dataExport && { ...dataExport, askedAt: dataExport.askedAt.toISOString() },
    path: path.map(({ step, at }) => ({ step, at: at.toISOString() })),
    devices: devices.map(({ userAgent, lastUsedAt }) => ({
      userAgent,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
}
