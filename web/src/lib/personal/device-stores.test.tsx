import { expect, test } from 'vitest'
import { resetSession, setUser } from '#lib/session/session.ts'
import { device } from '#lib/storage/storage.ts'
import { aUser } from '#testing/people.ts'
import './personal-cache.ts'
import { durableFiles, durableValues } from './device-stores.ts'

const someone = (id: string) => aUser({ id })

test('unsent changes are deleted when another person is found at a start, although no code that uses them is loaded', async () => {
  setUser(someone('a'))
  await durableFiles.save('one', new Blob(['secret']))
  await durableValues.save('queue', { version: 1, value: ['secret'] })
  // Simulate a restart with somebody else signed in.
  resetSession()

  setUser(someone('b'))

  await expect.poll(() => durableFiles.read('one')).toBeUndefined()
  await expect.poll(() => durableValues.read('queue')).toBeUndefined()
  device.remove('dream:owner')
})

test('unsent changes stay when it is the same person', async () => {
  setUser(someone('a'))
  await durableFiles.save('one', new Blob(['mine']))
  resetSession()

  setUser(someone('a'))
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(await durableFiles.read('one')).toBeInstanceOf(Blob)
})
