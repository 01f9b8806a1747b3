import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Carrier, CarrierHooks } from './carrier.ts'

const CHANNEL = 'fan_out'

/** Transport by notifications of the shared database: nothing more to install. */
export function createPostgresCarrier(database: Database, { onText, onUp }: CarrierHooks): Carrier {
  const listener = database.listen(CHANNEL, { onNotice: onText, onUp })
  return {
    send: async (text) => void (await sql`select pg_notify(${CHANNEL}, ${text})`.execute(database.db)),
    close: () => listener.stop(),
  }
}
