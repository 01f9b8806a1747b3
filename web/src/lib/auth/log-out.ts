import { call } from '#lib/api/api-client.ts'
import { forgetCsrfToken } from '#lib/api/csrf.ts'
import { clearSession, LOG_OUT_PENDING } from '#lib/session/session.ts'
import { device } from '#lib/storage/storage.ts'

/** Logs out: this device forgets the person at once, also while the server is unreachable. */
export async function logOut(): Promise<void> {
  device.set(LOG_OUT_PENDING, '1')
  const sent = finishLogOut().catch(() => undefined)
  await clearSession()
  await sent
}

/** Sends a pending logout. Until it is through, nobody is signed in here. */
export async function finishLogOut(): Promise<void> {
  if (!isLogOutPending()) return
  await call('POST /api/auth/logout')
  forgetCsrfToken()
  device.remove(LOG_OUT_PENDING)
}

export const isLogOutPending = () => device.get(LOG_OUT_PENDING) !== null
