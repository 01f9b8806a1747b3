import { expect, test } from 'vitest'
import { resetSession, setUser } from '#lib/session/session.ts'
import { device } from '#lib/storage/storage.ts'
import { aUser } from '#testing/people.ts'
import './personal-cache.ts'
import { durableFiles, durableValues } from './device-stores.ts'

const someone = (id: string) => aUser({ id })

test('what somebody has not sent is gone when another person is found at a start, though nothing that uses it is loaded', async () => {
  setUser(someone('a'))
  await durableFiles.save('one', new Blob(['secret']))
  await durableValues.save('queue', { version: 1, value: ['secret'] })
  // Closed, and opened again: somebody else is signed in by now.
  resetSession()

  setUser(someone('b'))

  await expect.poll(() => durableFiles.read('one')).toBeUndefined()
  await expect.poll(() => durableValues.read('queue')).toBeUndefined()
  device.remove('dream:owner')
})

test('and stays when it is the same person', async () => {
  setUser(someone('a'))
  await durableFiles.save('one', new Blob(['mine']))
  resetSession()

  setUser(someone('a'))
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(await durableFiles.read('one')).toBeInstanceOf(Blob)
})
