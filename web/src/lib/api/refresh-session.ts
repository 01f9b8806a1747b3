import type { User } from '@dream/contract/api/account/user'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { isUnavailable } from '@dream/contract/rules/app/problems'
import { ApiError, errorOf, noAnswerError } from './api-error.ts'
import { cookie } from '#lib/session/cookies.ts'
import { bodyOf } from './body-of.ts'
import { csrfHeader, csrfToken, fetchCsrfToken, forgetCsrfToken } from './csrf.ts'
import { timeLimit } from './time-limit.ts'
import { withLock } from '#lib/storage/locks.ts'
import { expireSession, forgetOnSignOut, setUser } from '#lib/session/session.ts'
import { device } from '#lib/storage/storage.ts'

const REFRESHED_AT = 'dream:refreshed-at'
forgetOnSignOut(() => device.remove(REFRESHED_AT))

/** Whether there is a refresh cookie; scripts cannot read the cookie itself (HttpOnly). */
export const canRefresh = () => cookie('hasRefresh') !== null

/**
 * Renews the session once across all tabs: a renewal by another tab since `failedAt` counts. A failure signs the person out,
 * except when there was no answer.
 */
export function refreshSession(failedAt: number): Promise<void> {
  return withLock('refresh', async () => {
    if (Number(device.get(REFRESHED_AT)) >= failedAt) return
    if (!canRefresh()) {
      expireSession()
      throw new ApiError({ status: 401, code: 'refresh-missing', message: MESSAGES.noRefreshToken })
    }
    const response = await post(await csrfToken())
    const error = response.ok ? null : await errorOf(response)
    if (error?.code === 'csrf-failed') return settle(await post(await fetchCsrfToken()))
    await settle(response, error)
  })
}

function post(token: string) {
  return fetch('/api/auth/refresh', {
    method: 'POST',
    credentials: 'include',
    headers: csrfHeader(token),
    signal: timeLimit(),
  }).catch(() => {
    throw noAnswerError()
  })
}

async function settle(response: Response, known?: ApiError | null) {
  if (response.ok) {
    forgetCsrfToken()
    device.set(REFRESHED_AT, String(Date.now()))
    setUser(await bodyOf<User>(response))
    return
  }
  const error = known ?? (await errorOf(response))
  if (isUnavailable(error)) throw error
  expireSession()
  throw new ApiError({ status: 401, code: 'refresh-failed', message: MESSAGES.refreshFailed })
}
