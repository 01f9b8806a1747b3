import { SPLASH_SLOW_MS } from '@dream/contract/rules/timing'
import { call, isOffline, ApiError } from './api-client.ts'
import { finishLogOut, isLogOutPending } from './log-out.ts'
import { canRefresh, refreshSession } from './refresh.ts'
import { currentSession, expireSession, onSession, rememberedUser, setUser, type User } from './session.ts'
import { onWake } from './wake.ts'

let underWay: Promise<void> | null = null

/** Asks the server who is signed in; several askers share one question. */
export function checkSession(): Promise<void> {
  underWay ??= ask().finally(() => {
    underWay = null
  })
  return underWay
}

async function ask() {
  const startedAt = Date.now()
  let before = currentSession()
  // A login that finished meanwhile knows better than this older answer.
  const isOvertaken = () => currentSession() !== before
  // A network that says nothing keeps nobody from their deck: until it does, it is who it was last time.
  const patience = setTimeout(() => {
    if (isOvertaken() || before.state !== 'loading' || !rememberedUser()) return
    keepRemembered()
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
    if (isAway(error)) return keepRemembered()
    if (!isOvertaken()) expireSession()
  } finally {
    clearTimeout(patience)
  }
}

/** No answer, or one that says nothing about the person: the server is away or busy. */
const isAway = (error: unknown) =>
  isOffline(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

function keepRemembered() {
  if (currentSession().state !== 'loading') return
  const user = rememberedUser()
  if (user && !isLogOutPending()) setUser(user)
  else expireSession()
}

/** Whatever is said here has every other tab ask anew who is signed in. */
export const SESSION_CHANNEL = 'dream:session'

/** Checks now, whenever the page comes back to life, and when another tab signs in or out. Answers how to stop. */
export function watchSession(): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(SESSION_CHANNEL) : null
  let known: User['id'] | null | undefined
  const stopTelling = onSession(() => {
    const { state, user } = currentSession()
    const id = state === 'loading' ? undefined : (user?.id ?? null)
    if (id !== known && known !== undefined) channel?.postMessage('changed')
    known = id
  })
  const check = () => void checkSession()
  const stopWaking = onWake(check)
  channel?.addEventListener('message', check)
  check()
  return () => {
    stopTelling()
    stopWaking()
    channel?.close()
  }
}
