import type { User } from '@dream/contract/api/account/user'
import { call } from '#lib/api/api-client.ts'
import {
  askForPush,
  isSubscribedToPush,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
} from '#lib/push/push.ts'
import { setApiData } from '#lib/api/query.ts'
import { currentSession } from '#lib/session/session.ts'
import { device, personalKey } from '#lib/storage/storage.ts'
import { zoneHere } from '#lib/time/zone-here.ts'

/** Key set while a person has notifications switched off on this device, though they want them on others. */
const offKey = (userId: string) => personalKey(userId, 'push-off')

/** Whether this person gets notifications on this device. */
export async function isOnHere(user: User): Promise<boolean> {
  return device.get(offKey(user.id)) === null && (await isSubscribedToPush())
}

/** Asks the system, subscribes this device, and saves the decision. Resolves with the user, or null when the system says no. */
export async function switchOn(user: User): Promise<User | null> {
  if ((await askForPush()) !== 'granted') return null
  device.remove(offKey(user.id))
  await subscribeHere()
  return decide(true)
}

/** Switches them off on this device only. */
export async function switchOff(user: User): Promise<void> {
  device.set(offKey(user.id), '1')
  await call('DELETE /api/notifications/subscription')
  await unsubscribeFromPush()
}

/** Saves the decision, after which the person is not asked again. */
export async function decide(isWanted: boolean): Promise<User> {
  const user = await call('POST /api/notifications/decide', { body: { isWanted } })
  if (isWanted) setApiData('GET /api/notifications/settings', (known) => known && { ...known, isWanted })
  return user
}

/**
 * Renews this device's subscription at a start, and in another time zone: browsers drop subscriptions silently, and the last to
 * sign in takes a device over. Never shows a prompt.
 */
export async function renewSubscription(user: User): Promise<void> {
  if (pushPermission() !== 'granted' || device.get(offKey(user.id)) !== null) return
  await subscribeHere({ onlyIfWanted: true })
}

async function subscribeHere({ onlyIfWanted = false } = {}): Promise<void> {
  const { publicKey, isWanted } = await call('GET /api/notifications/settings')
  if (onlyIfWanted && !isWanted) return
  const target = await subscribeToPush(publicKey)
  // Logging out has unsubscribed meanwhile, before this subscription existed.
  if (!currentSession().user) return unsubscribeFromPush()
  await call('POST /api/notifications/subscription', { body: { ...target, timeZone: zoneHere() } })
}
