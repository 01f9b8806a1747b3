import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Transport, TransportHooks } from './transport.ts'

const CHANNEL = 'fan_out'

/** Transport by notifications of the shared database: nothing more to install. */
export function createPostgresTransport(database: Database, { onText, onUp }: TransportHooks): Transport {
  const listener = database.listen(CHANNEL, { onNotice: onText, onUp })
  return {
    send: async (text) => void (await sql`select pg_notify(${CHANNEL}, ${text})`.execute(database.db)),
    close: () => listener.stop(),
  }
}
