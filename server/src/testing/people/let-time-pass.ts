import { connectDatabase } from '#platform/database/database.ts'
import { timePasses } from './away.ts'

/** As if so many minutes went by for messages and jobs of a conversation, in a database that a server is using. */
export async function letTimePass(
  databaseUrl: string,
  minutes: number,
  conversationId: string,
): Promise<void> {
  const database = connectDatabase(databaseUrl, { max: 1 })
  try {
    await timePasses(database, minutes, conversationId)
  } finally {
    await database.close()
  }
}
