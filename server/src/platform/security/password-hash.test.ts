import { expect, test } from 'vitest'
import { createPasswordHash } from './password-hash.ts'

test('a password is checked exactly as it was typed', async () => {
  const passwords = createPasswordHash()
  const stored = await passwords.hash(' Pässword1 ')

  const answers = await Promise.all([
    passwords.verify(stored, ' Pässword1 '),
    passwords.verify(stored, 'Pässword1'),
    passwords.verify(undefined, ' Pässword1 '),
  ])

  expect(answers).toEqual([true, false, false])
})

test('a full queue refuses with a time to retry, and serves the others in turn', async () => {
  const passwords = createPasswordHash({ maxConcurrent: 1, maxQueued: 2 })

  const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Dream-2026')))

  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(results[3]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 3 } })
  await expect(passwords.hash('Dream-2026')).resolves.toMatch(/^\$argon2id/)
})

test('an email without an account costs the work of one that has one', async () => {
  const checked: string[] = []
  const passwords = createPasswordHash({
    matches: async (stored) => {
      checked.push(stored)
      return false
    },
  })

  await passwords.verify(await passwords.hash('Dream-2026'), 'Wrong-2026')
  await passwords.verify(undefined, 'Wrong-2026')

  // The parameters in a hash determine the cost of checking it.
  const parameters = checked.map((stored) => stored.split('$').slice(1, 4))
  expect(parameters).toEqual(Array(2).fill(['argon2id', 'v=19', 'm=19456,t=2,p=1']))
})
