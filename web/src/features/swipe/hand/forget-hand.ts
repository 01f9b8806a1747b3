import { savePersonal } from '#lib/personal/personal-cache.ts'
import { currentSession } from '#lib/session/session.ts'
import { SAVED_AS } from './saved-hand.ts'

/** Clears the saved hand after the answers have changed, so that the deck starts with new cards. The undo history stays. */
export async function forgetHand(): Promise<void> {
  const { user } = currentSession()
  if (user) await savePersonal(user.id, SAVED_AS, { value: [], at: 0 })
}
