import type { Factor } from '@dream/contract/rules/account/factors'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Passkey } from './passkeys.ts'

const NOW = sql<Date>`clock_timestamp()`

/** Active factors of a person, in the order of their set-up. */
export async function readFactors(db: Db | Tx, userId: string) {
  return db
    .selectFrom('admin_factors')
    .select(['id', 'kind', 'name', 'secret', 'last_step as lastStep'])
    .select(['credential_id as credentialId', 'public_key as publicKey', 'counter', 'transports'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type StoredFactor = Awaited<ReturnType<typeof readFactors>>[number]

/** Filters passkeys. */
export const passkeysOf = (factors: readonly StoredFactor[]): (Passkey & { factorId: string })[] =>
  factors.flatMap(({ id, credentialId, publicKey, counter, transports }) =>
    credentialId === null || publicKey === null
      ? []
      : [{ factorId: id, id: credentialId, publicKey, counter: Number(counter), transports }],
  )

/** Stores the secret of an authenticator app until its first code; replaces an earlier unconfirmed one. */
export async function savePendingTotp(tx: Tx, { userId, secret }: { userId: string; secret: Buffer }) {
  await tx
    .deleteFrom('admin_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute()
  await tx.insertInto('admin_factors').values({ user_id: userId, kind: 'totp', name: '', secret }).execute()
}

export async function readPendingTotp(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('admin_factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return row?.secret ? { id: row.id, secret: row.secret } : null
}

export async function confirmTotp(tx: Tx, id: string, { name, step }: { name: string; step: number }) {
  await tx
    .updateTable('admin_factors')
    .set({ name, last_step: String(step), confirmed_at: NOW, last_used_at: NOW })
    .where('id', '=', id)
    .execute()
}

type NewPasskey = { userId: string; name: string; passkey: Passkey }

/** Inserts a passkey; returns its id, or null when it exists already. */
export async function insertPasskey(tx: Tx, { userId, name, passkey }: NewPasskey): Promise<string | null> {
  const row = await tx
    .insertInto('admin_factors')
    .values({
      user_id: userId,
      kind: 'passkey' satisfies Factor,
      name,
      credential_id: passkey.id,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: passkey.transports,
      confirmed_at: NOW,
      last_used_at: NOW,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Records a use of a factor; false when this code was used before, or by another request at the same moment. */
export async function noteUse(
  tx: Tx,
  id: string,
  used: { step: number } | { counter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_factors')
    .set(
      'step' in used
        ? { last_step: String(used.step), last_used_at: NOW }
        : { counter: String(used.counter), last_used_at: NOW },
    )
    .where('id', '=', id)
    .$if('step' in used, (query) =>
      query.where(sql<boolean>`coalesce(last_step, 0) < ${'step' in used ? used.step : 0}`),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('admin_factors').where('id', '=', id).execute()
}

/** Owner of a passkey, if they may sign in with it: an admin's is only for the step-up. */
export async function findPasskey(db: Db | Tx, credentialId: string) {
  const row = await db
    .selectFrom('admin_factors as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.id as factorId', 'f.user_id as userId', 'f.public_key as publicKey', 'f.counter'])
    .select(['u.email', 'u.password_hash as passwordHash'])
    .where('f.credential_id', '=', credentialId)
    .where('f.confirmed_at', 'is not', null)
    .where('u.disabled_at', 'is', null)
    .where('u.role', '<>', 'admin')
    .executeTakeFirst()
  if (!row?.publicKey) return null
  const { publicKey, counter, ...whose } = row
  return { ...whose, passkey: { id: credentialId, publicKey, counter: Number(counter), transports: [] } }
}

/** Deletes a passkey of this person; returns its name, or null when it is not theirs. */
export async function deletePasskeyOf(tx: Tx, userId: string, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('admin_factors')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
