import { connectDatabase } from '#platform/database/database.ts'
import { anAdmin } from './people.ts'

/** Creates an owner with a step-up just done, in the database of a running server; returns their session's cookies. */
export async function openAdminArea(databaseUrl: string): Promise<{ sid: string; rid: string }> {
  const database = connectDatabase(databaseUrl, { max: 1 })
  try {
    return (await anAdmin(database)).cookies
  } finally {
    await database.close()
  }
}

/** Moves an admin's step-up some minutes back, so that sensitive actions ask for it again. */
export async function forgetConfirmation(databaseUrl: string, email: string): Promise<void> {
  const database = connectDatabase(databaseUrl, { max: 1 })
  try {
    await database.db
      .updateTable('sessions')
      .set({ admin_confirmed_at: new Date(0) })
      .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
      .execute()
  } finally {
    await database.close()
  }
}
