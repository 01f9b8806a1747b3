import type { BrokerProfileInput } from '@dream/contract/api/sections/brokers'
import { connectDatabase } from '#platform/database/database.ts'
import { aListedBroker } from './brokers.ts'

/** A broker for tests in a browser, who logs in with this email and password. */
export type BrokerAccount = { id: string; name: string; email: string; password: string }

/** Makes a broker whom buyers find, in the database of a running server. */
export async function makeListedBroker(
  databaseUrl: string,
  options: {
    name: string
    profile?: Partial<BrokerProfileInput>
    replyMinutes?: number
    mustChangePassword?: boolean
  },
): Promise<BrokerAccount> {
  const database = connectDatabase(databaseUrl, { max: 1 })
  try {
    const { user, password } = await aListedBroker(database, options)
    return { ...user, password }
  } finally {
    await database.close()
  }
}
