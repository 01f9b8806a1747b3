import { createECDH } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'

/** VAPID keys: base64url, the public one uncompressed. */
export type VapidKeys = { publicKey: string; privateKey: string }

const CURVE = 'prime256v1'

/** Loads our VAPID keys. The very first process creates them; devices are bound to them, so they are stored. */
export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const made = createECDH(CURVE)
  made.generateKeys()
  await db
    .insertInto('secrets')
    .values({ name: 'vapid', value: made.getPrivateKey() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'vapid')
    .executeTakeFirstOrThrow()
  const stored = createECDH(CURVE)
  stored.setPrivateKey(value)
  const padded = Buffer.concat([Buffer.alloc(Math.max(0, 32 - value.length)), value])
  return { publicKey: stored.getPublicKey('base64url'), privateKey: padded.toString('base64url') }
}
