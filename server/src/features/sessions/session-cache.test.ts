import { expect, test } from 'vitest'
import type { SignedIn } from '#platform/http/api-guard.ts'
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
  const store = (key: string, signedIn = ada, lifeMs = 900_000) =>
    cache.set(key, signedIn, { lookedUpAt: cache.lookupTime(), lifeMs })
  return { cache, store, pass: (ms: number) => (time += ms) }
}

test('a session is cached for seconds, and never longer than its token lives', () => {
  const { cache, store, pass } = aCache()
  store('long')
  store('short', ada, 3000)

  pass(3000)
  expect([cache.get('long'), cache.get('short')]).toEqual([ada, null])
  pass(7000)
  expect(cache.get('long')).toBeNull()
})

test("a change of a person evicts all of their sessions and nobody else's", () => {
  const { cache, store } = aCache()
  store('hers')
  store('his', { ...ada, userId: 'ben' })

  cache.forget('ada')

  expect([cache.get('hers'), cache.get('his')?.userId]).toEqual([null, 'ben'])
})

test('a session looked up before a change is not cached', () => {
  const { cache } = aCache()
  const lookedUpAt = cache.lookupTime()

  cache.forget('ada')
  cache.set('late', ada, { lookedUpAt, lifeMs: 900_000 })

  expect(cache.get('late')).toBeNull()
})

test('without notifications of changes nothing is cached, and nothing from before the gap returns', () => {
  const { cache, store } = aCache()
  store('before')

  cache.trust(false)
  store('during')
  expect([cache.get('before'), cache.get('during')]).toEqual([null, null])
  cache.trust(true)

  expect([cache.get('before'), cache.get('during')]).toEqual([null, null])
})

test('a full cache evicts the oldest', () => {
  const { cache, store } = aCache()
  for (const key of ['1', '2', '3']) store(key)

  expect([cache.get('1'), cache.get('2'), cache.get('3')]).toEqual([null, ada, ada])
})

test('evicting one person leaves all others, also those cached later', () => {
  const cache = createSessionCache({ ttlMs: 10_000, max: 10, now: () => 0 })
  cache.trust(true)
  const store = (key: string, userId: string) =>
    cache.set(key, { ...ada, userId }, { lookedUpAt: cache.lookupTime(), lifeMs: 900_000 })
  for (const key of ['phone', 'laptop']) store(key, 'ada')
  store('tablet', 'ben')

  cache.forget('ada')
  store('phone', 'cleo')
  cache.forget('ada')

  expect(['phone', 'laptop', 'tablet'].map((key) => cache.get(key)?.userId)).toEqual([
    'cleo',
    undefined,
    'ben',
  ])
})
