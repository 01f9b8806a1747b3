import { SPLASH_SLOW_MS } from '@dream/contract/rules/app/timing'
import { isUnavailable } from '@dream/contract/rules/app/problems'
import { call, ApiError } from '#lib/api/api-client.ts'
import { finishLogOut, isLogOutPending } from './log-out.ts'
import { canRefresh, refreshSession } from '#lib/api/refresh-session.ts'
import {
  currentSession,
  expireSession,
  onSession,
  rememberedUser,
  setUser,
  type User,
} from '#lib/session/session.ts'
import { onResume } from '#lib/device/resume.ts'

let inFlight: Promise<void> | null = null

/** Asks the server who is signed in; concurrent callers share one request. */
export function checkSession(): Promise<void> {
  inFlight ??= ask().finally(() => {
    inFlight = null
  })
  return inFlight
}

async function ask() {
  const startedAt = Date.now()
  let before = currentSession()
  // A login that finished meanwhile is newer than this answer.
  const isOvertaken = () => currentSession() !== before
  // A silent network must not block the deck: continue with the remembered person until the server answers.
  const timer = setTimeout(() => {
    if (isOvertaken() || before.state !== 'loading' || !rememberedUser()) return
    signInRemembered()
    before = currentSession()
  }, SPLASH_SLOW_MS)
  try {
    await finishLogOut()
    const user = await call('GET /api/auth/me')
    if (isOvertaken()) return
    if (user) return setUser(user)
    if (canRefresh()) return await refreshSession(startedAt)
    expireSession()
  } catch (error) {
    if (isAway(error)) return signInRemembered()
    if (!isOvertaken()) expireSession()
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server is away or busy, so that the answer says nothing about the person. */
const isAway = (error: unknown) => error instanceof ApiError && isUnavailable(error)

function signInRemembered() {
  if (currentSession().state !== 'loading') return
  const user = rememberedUser()
  if (user && !isLogOutPending()) setUser(user)
  else expireSession()
}

/** BroadcastChannel whose messages make every other tab reload the session. */
export const SESSION_CHANNEL = 'dream:session'

/** Checks the session now, on each resume, and when another tab signs in or out. Returns the stop function. */
export function watchSession(): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(SESSION_CHANNEL) : null
  let known: User['id'] | null | undefined
  const stopNotifying = onSession(() => {
    const { state, user } = currentSession()
    const id = state === 'loading' ? undefined : (user?.id ?? null)
    if (id !== known && known !== undefined) channel?.postMessage('changed')
    known = id
  })
  const check = () => void checkSession()
  const stopResuming = onResume(check)
  channel?.addEventListener('message', check)
  check()
  return () => {
    stopNotifying()
    stopResuming()
    channel?.close()
  }
}
