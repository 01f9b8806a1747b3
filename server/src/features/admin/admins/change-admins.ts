import type { Admin, NewAdmin } from '@dream/contract/api/admin/step-up/admins'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { type Author, change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { temporaryPassword } from '../brokers/temporary-password.ts'
import * as store from './admins.store.ts'

export type AdminsDeps = { database: Database; passwords: PasswordHash }

const EMAIL_TAKEN = "There's already an account with this email. Make them an admin with another one."

/** Creates an admin. The one-time code is shown once to the owner, who passes it on in person or by phone. */
export async function makeAdmin({ database, passwords }: AdminsDeps, by: Author, newAdmin: NewAdmin) {
  const code = temporaryPassword()
  const passwordHash = await passwords.hash(code)
  const { name, email, role } = newAdmin
  const admin = await change(
    database,
    { by, action: 'admin.make', entity: 'admin', entityId: null },
    async (tx) => {
      const id = await store.insertAdmin(tx, { ...newAdmin, passwordHash })
      if (id === null) throw emailTaken()
      return { before: null, after: { name, email, role }, result: await known(tx, id) }
    },
  )
  return { admin, code }
}

const emailTaken = () =>
  problem('email-taken', { message: EMAIL_TAKEN, errors: [{ path: 'email', message: EMAIL_TAKEN }] })

/** Gives a new one-time code to an admin who has lost their factors. */
export async function resetAdmin({ database, passwords }: AdminsDeps, by: Author, id: string) {
  const code = temporaryPassword()
  const passwordHash = await passwords.hash(code)
  const admin = await change(
    database,
    { by, action: 'admin.reset', entity: 'admin', entityId: id },
    async (tx) => {
      const { factors } = await locked(tx, id)
      await store.startAnew(tx, id, passwordHash)
      return { before: { factors }, after: { factors: 0 }, result: await known(tx, id) }
    },
  )
  return { admin, code }
}

type Edit = { id: string; version: number }

export const changeRole = (
  { database }: AdminsDeps,
  by: AdminCaller,
  { id, version, role }: Edit & { role: AdminRole },
): Promise<Admin> => edit(database, { by, action: 'admin.change-role' }, { id, version, to: { role } })

export const endAdmin = ({ database }: AdminsDeps, by: AdminCaller, seen: Edit): Promise<Admin> =>
  edit(database, { by, action: 'admin.end' }, { ...seen, to: { isEnded: true } })

export const returnAdmin = ({ database }: AdminsDeps, by: AdminCaller, seen: Edit): Promise<Admin> =>
  edit(database, { by, action: 'admin.return' }, { ...seen, to: { isEnded: false } })

type To = { role: AdminRole } | { isEnded: boolean }

const edit = (
  database: Database,
  act: { by: AdminCaller; action: string },
  { id, version, to }: Edit & { to: To },
) =>
  change(database, { ...act, entity: 'admin', entityId: id }, async (tx) => {
    const before = await locked(tx, id)
    refuseStale(version, before)
    const isOwner = before.role === 'owner' && before.endedAt === null
    const staysOwner = 'role' in to ? to.role === 'owner' : !to.isEnded
    if (isOwner && !staysOwner && (await store.countOtherOwners(tx, id)) === 0) throw problem('last-owner')
    await store.updateAdmin(tx, id, to)
    const result = await known(tx, id)
    return { before: said(before), after: said(result), result }
  })

const said = ({ role, endedAt }: Admin) => ({ role, isEnded: endedAt !== null })

async function locked(tx: Tx, id: string): Promise<Admin> {
  await store.lockAdmins(tx)
  return known(tx, id)
}

async function known(tx: Tx, id: string): Promise<Admin> {
  const admin = await store.readAdmin(tx, { id })
  if (!admin) throw problem('not-found')
  return admin
}
