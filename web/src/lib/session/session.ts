import type { User } from '@dream/contract/api/account/user'
import { JUST_LOGGED_IN_MS } from '@dream/contract/rules/app/timing'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { device, wipePersonalStorage } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'

export type { User }

/** Who uses the app; `loading` until the server has said it once. */
export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null }

const LOADING: Session = { state: 'loading', user: null }
const SIGNED_OUT: Session = { state: 'signed-out', user: null }
/** The person seen last on this device, for a start without a network. */
const REMEMBERED = 'dream:user'
/** Whose data may still lie on this device. */
const OWNER = 'dream:owner'

/** Set while the server does not know yet that the person logged out; a login makes it void. */
export const LOG_OUT_PENDING = 'dream:logout-pending'

const session = createStore<Session>(LOADING)
let justLoggedInUntil = 0
const wipers = new Set<() => Promise<unknown> | void>()

function set(next: Session) {
  if (JSON.stringify(next) !== JSON.stringify(session.get())) session.set(next)
}

export const currentSession = session.get
/** Calls `onChange` after each change of the session; answers how to stop. */
export const onSession = session.subscribe
/** The session, kept up to date. */
export const useSession = () => useStore(session)

/** Registers what must go at logout and before another person signs in: caches, stores, queues. */
export function forgetOnSignOut(wipe: () => Promise<unknown> | void) {
  wipers.add(wipe)
  return () => void wipers.delete(wipe)
}

async function forgetPerson() {
  wipePersonalStorage()
  device.remove(REMEMBERED)
  device.remove(OWNER)
  await Promise.allSettled([...wipers].map(async (wipe) => wipe()))
}

/** The server said who it is. Another person than before finds nothing of theirs. */
export function setUser(user: User, { isJustLoggedIn = false } = {}) {
  const owner = device.get(OWNER)
  if (owner !== null && owner !== user.id) void forgetPerson()
  if (isJustLoggedIn) {
    justLoggedInUntil = Date.now() + JUST_LOGGED_IN_MS
    device.remove(LOG_OUT_PENDING)
  }
  saveJson(REMEMBERED, user)
  device.set(OWNER, user.id)
  set({ state: 'signed-in', user })
}

/** Logs out on this device: signed out at once; the promise ends when everything of the person is wiped. */
export function clearSession(): Promise<void> {
  expireSession()
  return forgetPerson()
}

/** The session ran out. What the person had not sent yet waits for them, and goes if somebody else signs in. */
export function expireSession() {
  justLoggedInUntil = 0
  device.remove(REMEMBERED)
  set(SIGNED_OUT)
}

/** Whether a login finished less than 3 s ago: its screen may still be on its way (product §4). */
export const isJustLoggedIn = () => Date.now() < justLoggedInUntil

const isUser = (stored: unknown): stored is User =>
  isRecord(stored) &&
  ['id', 'name', 'email'].every((key) => typeof stored[key] === 'string') &&
  USER_FLAGS.every((key) => typeof stored[key] === 'boolean') &&
  (stored['selectedBrokerId'] === null || typeof stored['selectedBrokerId'] === 'string')

const USER_FLAGS = [
  'isEmailVerified',
  'isPhoneVerified',
  'hasCompletedProfile',
  'isBroker',
  'isAdmin',
  'hasEnabledNotifications',
  'mustChangePassword',
] as const satisfies (keyof User)[]

/** The person whom this device saw last, if they did not log out. */
export function rememberedUser(): User | null {
  const stored = readJson(REMEMBERED)
  return isUser(stored) ? stored : null
}

/** For tests: as if the page had just been opened. */
export function resetSession(next: Session = LOADING) {
  justLoggedInUntil = 0
  session.set(next)
}
