import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Audience } from '@dream/contract/api/endpoint'
import { endpoints } from '@dream/contract/api/routes'
import { bodyOf } from '#testing/apps/browser.ts'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

type Headers = { cookie: string; 'x-csrf-token': string }

let server: TestApp
const people = new Map<string, Headers>()
beforeAll(async () => {
  server = await startTestApp()
  const { database } = server
  const gone = await aBuyer(database)
  people.set('disabled', gone.headers)
  await database.db
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', gone.user.id)
    .execute()
})
afterAll(() => server.close())

/** Why each person is refused by each audience; undefined: admitted. */
const REFUSALS: Record<string, Partial<Record<Audience, string>>> = {
  visitor: {
    session: 'unauthenticated',
    verified: 'unauthenticated',
    buyer: 'unauthenticated',
    broker: 'unauthenticated',
  },
  disabled: {
    session: 'unauthenticated',
    verified: 'unauthenticated',
    buyer: 'unauthenticated',
    broker: 'unauthenticated',
  },
  newcomer: { verified: 'phone-unverified', buyer: 'phone-unverified', broker: 'forbidden' },
  verified: { buyer: 'profile-incomplete', broker: 'forbidden' },
  buyer: { broker: 'forbidden' },
  broker: { buyer: 'forbidden' },
  'new broker': { buyer: 'forbidden', broker: 'password-change-required' },
}

/** A person of their own for each question, since some questions end sessions. */
async function headersOf(person: string): Promise<Headers | undefined> {
  const { database } = server
  if (person === 'newcomer')
    return (await aBuyer(database, { isPhoneVerified: false, hasCompletedProfile: false })).headers
  if (person === 'verified') return (await aBuyer(database, { hasCompletedProfile: false })).headers
  if (person === 'buyer') return (await aBuyer(database)).headers
  if (person === 'broker') return (await aBroker(database)).headers
  if (person === 'new broker') return (await aBroker(database, { mustChangePassword: true })).headers
  return people.get(person)
}

const ACCESS_PROBLEMS = [
  'unauthenticated',
  'phone-unverified',
  'profile-incomplete',
  'forbidden',
  'password-change-required',
]
const ID = '018f0000-0000-7000-8000-000000000000'

describe.each(Object.entries(REFUSALS))('to a %s', (person, refusals) => {
  test.each(Object.entries(endpoints))(
    '%s opens as the contract says',
    async (name, { audience, status }) => {
      const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
      const headers = await headersOf(person)

      const answer = await server.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, ID),
        ...(headers && { headers }),
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      })

      const expected = refusals[audience]
      const code = answer.statusCode === status ? undefined : bodyOf(answer)['code']
      if (expected)
        expect([answer.statusCode, code]).toEqual([expected === 'unauthenticated' ? 401 : 403, expected])
      else if (audience !== 'visitor') expect(ACCESS_PROBLEMS).not.toContain(code)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )
})
