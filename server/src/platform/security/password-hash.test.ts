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
  const passwords = createPasswordHash()
  const stored = await passwords.hash('Dream-2026')
  await passwords.verify(undefined, 'warm-up')
  const timeOf = async (hash: string | undefined) => {
    const start = process.cpuUsage()
    for (let time = 0; time < 4; time += 1) await passwords.verify(hash, 'Wrong-2026')
    const { user, system } = process.cpuUsage(start)
    return user + system
  }

  const known = await timeOf(stored)
  const unknown = await timeOf(undefined)

  expect(unknown / known).toBeGreaterThan(0.5)
})
