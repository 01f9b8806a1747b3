import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { currentSession, forgetOnSignOut } from '#lib/session/session.ts'
import { trust } from '#lib/storage/trust.ts'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { createDeviceStore } from './device-store.ts'
import './device-stores.ts'

/** Something that the server said, and when. */
export type SavedValue<T> = { value: T; at: number }

const answers = createDeviceStore('dream-answers', 'answers')

const keyFor = (userId: string, key: string) => `${userId} ${key}`

/** What was saved for this person under this key; nothing that a build with other shapes saved. */
export async function readPersonal<T>(userId: string, key: string): Promise<SavedValue<T> | undefined> {
  const saved = await answers.read(keyFor(userId, key))
  if (!isRecord(saved) || saved['version'] !== SHAPE_VERSION || typeof saved['at'] !== 'number')
    return undefined
  const { value, at } = saved
  trust<T>(value)
  return { value, at }
}

/** Saves a value for this person until they log out; one that comes later is dropped. */
export async function savePersonal(
  userId: string,
  key: string,
  { value, at }: SavedValue<unknown>,
): Promise<void> {
  if (currentSession().user?.id !== userId) return
  await answers.save(keyFor(userId, key), { version: SHAPE_VERSION, value, at })
}

/** Forgets every value of everyone. */
export const clearPersonal = answers.clear

forgetOnSignOut(clearPersonal)
