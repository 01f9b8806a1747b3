import { createECDH } from 'node:crypto'
import type { Db } from '../database.ts'

/** The keys by which push services know us: base64url, the public one uncompressed. */
export type VapidKeys = { publicKey: string; privateKey: string }

const CURVE = 'prime256v1'

/** Our keys. The first process ever makes them; devices are bound to them, so they are kept. */
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
  const kept = createECDH(CURVE)
  kept.setPrivateKey(value)
  const padded = Buffer.concat([Buffer.alloc(Math.max(0, 32 - value.length)), value])
  return { publicKey: kept.getPublicKey('base64url'), privateKey: padded.toString('base64url') }
}
