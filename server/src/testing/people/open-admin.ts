import { connectDatabase } from '#platform/database/database.ts'
import { anAdmin } from './people.ts'

/** Makes an owner who has just confirmed who they are, in the database of a running server; answers their session's cookies. */
export async function openAdminArea(databaseUrl: string): Promise<{ sid: string; rid: string }> {
  const database = connectDatabase(databaseUrl, { max: 1 })
  try {
    return (await anAdmin(database)).cookies
  } finally {
    await database.close()
  }
}
