import { connectDatabase } from '#platform/database/database.ts'
import { timePasses } from './away.ts'

/** Advances time by so many minutes for messages and jobs of a conversation, in the database of a running server. */
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
