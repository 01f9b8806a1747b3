import { savePersonal } from '#lib/personal/personal-cache.ts'
import { currentSession } from '#lib/session/session.ts'
import { SAVED_AS } from './saved-hand.ts'

/** What was asked for changed while the deck was not open: it begins with new cards. What can be undone stays. */
export async function forgetHand(): Promise<void> {
  const { user } = currentSession()
  if (user) await savePersonal(user.id, SAVED_AS, { value: [], at: 0 })
}
