import { call } from './api-client.ts'
import { forgetCsrfToken } from './csrf.ts'
import { clearSession, LOG_OUT_PENDING } from './session.ts'
import { device } from './storage.ts'

/** Logs out: this device forgets the person at once, also when the server cannot be told yet. */
export async function logOut(): Promise<void> {
  device.set(LOG_OUT_PENDING, '1')
  const told = finishLogOut().catch(() => undefined)
  await clearSession()
  await told
}

/** Tells the server about a logout that it has not heard of. Until it has, nobody is signed in here. */
export async function finishLogOut(): Promise<void> {
  if (!isLogOutPending()) return
  await call('POST /api/auth/logout')
  forgetCsrfToken()
  device.remove(LOG_OUT_PENDING)
}

export const isLogOutPending = () => device.get(LOG_OUT_PENDING) !== null
