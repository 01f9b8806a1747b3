import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { currentSession, forgetOnSignOut } from '#lib/session/session.ts'
import { assumeType } from '#lib/storage/assume-type.ts'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { createDeviceStore } from './device-store.ts'
import './device-stores.ts'

/** Server answer and its time. */
export type SavedValue<T> = { value: T; at: number }

const answers = createDeviceStore('dream-answers', 'answers')

const keyFor = (userId: string, key: string) => `${userId} ${key}`

/** Reads this person's value of a key; undefined when a build with other shapes saved it. */
export async function readPersonal<T>(userId: string, key: string): Promise<SavedValue<T> | undefined> {
  const saved = await answers.read(keyFor(userId, key))
  if (!isRecord(saved) || saved['version'] !== SHAPE_VERSION || typeof saved['at'] !== 'number')
    return undefined
  const { value, at } = saved
  assumeType<T>(value)
  return { value, at }
}

/** Saves a value for this person until they log out; dropped when they are no longer signed in. */
export async function savePersonal(
  userId: string,
  key: string,
  { value, at }: SavedValue<unknown>,
): Promise<void> {
  if (currentSession().user?.id !== userId) return
  await answers.save(keyFor(userId, key), { version: SHAPE_VERSION, value, at })
}

/** Clears the values of everyone. */
export const clearPersonal = answers.clear

forgetOnSignOut(clearPersonal)
