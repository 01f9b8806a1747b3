import { afterEach, expect, test, vi } from 'vitest'
import { readPersonal, savePersonal } from '#lib/personal/personal-cache.ts'
import { resetSession } from '#lib/session/session.ts'
import { aUser } from '#testing/people.ts'
import { heedEpoch } from './heed-epoch.ts'

const USER = aUser({ id: 'sam' })
afterEach(() => resetSession())

test('a device drops its caches after the database was restored, and at no other time', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  resetSession({ state: 'signed-in', user: USER })
  await savePersonal('sam', 'chat 1', { value: ['a phantom'], at: 1 })
  const saved = () => readPersonal('sam', 'chat 1')

  await heedEpoch('sam', undefined)
  await heedEpoch('sam', 'first')
  await heedEpoch('sam', 'first')
  const before = [reload.mock.calls.length, (await saved())?.value]
  await heedEpoch('sam', 'second')

  expect(before).toEqual([0, ['a phantom']])
  expect([reload.mock.calls.length, await saved()]).toEqual([1, undefined])
})
