import { expect, test } from 'vitest'
import type { SignedIn } from '#platform/session.ts'
import { createSessionCache } from './session-cache.ts'

const ada: SignedIn = {
  userId: 'ada',
  sessionId: 's1',
  role: 'buyer',
  isPhoneVerified: true,
  hasCompletedProfile: true,
  mustChangePassword: false,
}

function aCache() {
  let time = 0
  const cache = createSessionCache({ ttlMs: 10_000, max: 2, now: () => time })
  cache.trust(true)
  const keep = (key: string, signedIn = ada, lifeMs = 900_000) =>
    cache.keep(key, signedIn, { asked: cache.ask(), lifeMs })
  return { cache, keep, pass: (ms: number) => (time += ms) }
}

test('a session is remembered for seconds, and never longer than its token lives', () => {
  const { cache, keep, pass } = aCache()
  keep('long')
  keep('short', ada, 3000)

  pass(3000)
  expect([cache.get('long'), cache.get('short')]).toEqual([ada, null])
  pass(7000)
  expect(cache.get('long')).toBeNull()
})

test('a change of a person forgets all of their sessions and nobody else', () => {
  const { cache, keep } = aCache()
  keep('hers')
  keep('his', { ...ada, userId: 'ben' })

  cache.forget('ada')

  expect([cache.get('hers'), cache.get('his')?.userId]).toEqual([null, 'ben'])
})

test('an answer of the database that a change has overtaken is not kept', () => {
  const { cache } = aCache()
  const asked = cache.ask()

  cache.forget('ada')
  cache.keep('late', ada, { asked, lifeMs: 900_000 })

  expect(cache.get('late')).toBeNull()
})

test('while changes cannot be heard nothing is trusted, and nothing from before the gap comes back', () => {
  const { cache, keep } = aCache()
  keep('before')

  cache.trust(false)
  keep('during')
  expect([cache.get('before'), cache.get('during')]).toEqual([null, null])
  cache.trust(true)

  expect([cache.get('before'), cache.get('during')]).toEqual([null, null])
})

test('the oldest makes room', () => {
  const { cache, keep } = aCache()
  for (const key of ['1', '2', '3']) keep(key)

  expect([cache.get('1'), cache.get('2'), cache.get('3')]).toEqual([null, ada, ada])
})

test('forgetting one person leaves all others, also those who came after', () => {
  const cache = createSessionCache({ ttlMs: 10_000, max: 10, now: () => 0 })
  cache.trust(true)
  const keep = (key: string, userId: string) =>
    cache.keep(key, { ...ada, userId }, { asked: cache.ask(), lifeMs: 900_000 })
  for (const key of ['phone', 'laptop']) keep(key, 'ada')
  keep('tablet', 'ben')

  cache.forget('ada')
  keep('phone', 'cleo')
  cache.forget('ada')

  expect(['phone', 'laptop', 'tablet'].map((key) => cache.get(key)?.userId)).toEqual([
    'cleo',
    undefined,
    'ben',
  ])
})
