import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function aBuyerWith(row: Record<string, unknown>) {
  const buyer = await aBuyer(server.database)
  await server.database.db
    .insertInto('profiles')
    .values({ user_id: buyer.user.id, state: 'VIC', stage: 'have-land', ...row })
    .execute()
  return openBrowser(server.app, { cookies: buyer.cookies })
}

test.each([
  [
    'a must-have that is gone',
    { must_haves: ['room:study', 'room:ballroom'] },
    { mustHaves: ['room:study'] },
  ],
  ['a budget of old', { budget: 'a-million' }, { budget: null }],
  ['a width beyond today’s limits', { block_width: 400 }, { blockWidth: null }],
  ['setbacks of another shape', { setbacks: { front: 4 } }, { setbacks: null }],
  [
    'several at once',
    { facing: 'up', slope: 'wavy', must_haves: ['nothing'] },
    { facing: null, slope: null, mustHaves: [] },
  ],
])('%s is dropped, the other answers stay', async (_, row, answers) => {
  const browser = await aBuyerWith(row)

  const answer = await browser.get('/api/profile')

  expect(answer.statusCode).toBe(200)
  expect(bodyOf(answer)).toMatchObject({ state: 'VIC', stage: 'have-land', ...answers })
})

test('such a profile can be saved again', async () => {
  const browser = await aBuyerWith({ must_haves: ['room:ballroom'], who_for: 'ghosts' })

  const answer = await browser.put('/api/profile', {
    suburb: 'Tarneit',
    whoFor: 'me',
    firstHome: 'yes',
    when: 'later',
  })

  expect([answer.statusCode, bodyOf(answer).whoFor]).toEqual([200, 'me'])
})

test('a block’s corner and setbacks are stored as they are sent', async () => {
  const browser = await aBuyerWith({ suburb: 'Tarneit', who_for: 'me', first_home: 'yes', when: 'later' })
  const setbacks = { front: 4, rear: 3, side: 1.2, sideStreet: 2 }

  const saved = await browser.put('/api/profile', { corner: 'yes', setbacks })
  const refused = await browser.put('/api/profile', { setbacks: { ...setbacks, side: 21 } })

  expect([saved.statusCode, bodyOf(saved)]).toMatchObject([200, { corner: 'yes', setbacks }])
  expect(refused.json()).toMatchObject({ code: 'validation-failed', message: 'At most 20 m' })
  expect(bodyOf(await browser.get('/api/profile')).setbacks).toEqual(setbacks)
})
