import type { Database } from './database.ts'
import type { Carrier, CarrierHooks } from './fan-out.ts'

const CHANNEL = 'fan_out'

/** Notices of the database that the processes share: nothing more to install. */
export function carryByPostgres(database: Database, { onText, onUp }: CarrierHooks): Carrier {
  const listener = database.listen(CHANNEL, { onNotice: onText, onUp })
  return {
    send: async (text) => void (await database.sql.notify(CHANNEL, text)),
    close: () => listener.stop(),
  }
}
