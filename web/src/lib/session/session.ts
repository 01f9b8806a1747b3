import type { User } from '@dream/contract/api/account/user'
import { JUST_LOGGED_IN_MS } from '@dream/contract/rules/app/timing'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { device, wipePersonalStorage } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'

export type { User }

/** Session of the app; `loading` until the server has first answered. */
export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null }

const LOADING: Session = { state: 'loading', user: null }
const SIGNED_OUT: Session = { state: 'signed-out', user: null }
/** Storage key of the last person on this device, for a start without a network. */
const REMEMBERED = 'dream:user'
/** Storage key of the person whose data may still be on this device. */
const OWNER = 'dream:owner'

/** Set while the server does not know about a logout yet; a login clears it. */
export const LOG_OUT_PENDING = 'dream:logout-pending'

const session = createStore<Session>(LOADING)
let justLoggedInUntil = 0
const wipers = new Set<() => Promise<unknown> | void>()

function set(next: Session) {
  if (JSON.stringify(next) !== JSON.stringify(session.get())) session.set(next)
}

export const currentSession = session.get
/** Calls `onChange` after each change of the session; returns the unsubscribe function. */
export const onSession = session.subscribe
/** Session as a live value. */
export const useSession = () => useStore(session)

/** Registers a function that clears caches, stores or queues at logout and before another person signs in. */
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

/** Signs in the person whom the server reported. Data of a different previous person is wiped. */
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

/** Logs out on this device at once; resolves when all the person's data is wiped. */
export function clearSession(): Promise<void> {
  expireSession()
  return forgetPerson()
}

/** Ends an expired session. Unsent changes stay for the same person, and are wiped if somebody else signs in. */
export function expireSession() {
  justLoggedInUntil = 0
  device.remove(REMEMBERED)
  set(SIGNED_OUT)
}

/** Whether a login finished less than 3 s ago, when its screen may still be loading (product §4). */
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

/** Last person on this device, if they did not log out. */
export function rememberedUser(): User | null {
  const stored = readJson(REMEMBERED)
  return isUser(stored) ? stored : null
}

/**
 * Resets the session for tests, as in a newly opened page.
 *
 * @internal
 */
export function resetSession(next: Session = LOADING) {
  justLoggedInUntil = 0
  session.set(next)
}
