import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import type { Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** Words that occur nowhere else, one for each part of the brief. */
const SECRETS = {
  suburb: 'Nowhereville',
  plan: 'The Secretive',
} as const

/** Its seconds can have the digits of a width, as 19:49:12.510 has those of 12.5. */
const TIME_OF_DAY = /\d\d:\d\d:\d\d\.\d{3}Z/g

let buyer: Person
let broker: Person
let mine: Browser
let theirs: Browser
let likedIds: string[]
beforeEach(async () => {
  const { database } = server
  buyer = await anUnlockedBuyer(database)
  broker = await aListedBroker(database)
  mine = openBrowser(server.app, { cookies: buyer.cookies })
  theirs = openBrowser(server.app, { cookies: broker.cookies })
  const plans = [1, 2, 3, 4].map((number) => aDesignDocument({ title: `${SECRETS.plan} ${number}` }))
  await storeDesigns(database, plans)
  await server.catalogue.refresh()
  likedIds = plans.map(({ id }) => id)
  for (const id of likedIds) await mine.post('/api/preferences', { designId: id, action: 'like' })
  await mine.put('/api/profile', {
    state: 'VIC',
    suburb: SECRETS.suburb,
    postcode: '3029',
    whoFor: 'family',
    firstHome: 'yes',
    stage: 'have-land',
    when: 'this-year',
    blockWidth: 12.5,
    budget: '450-600',
    bedrooms: 4,
    mustHaves: ['room:study'],
  })
  await database.db
    .updateTable('user_progress')
    .set({
      passed_tags: JSON.stringify({
        'no:room:alfresco': 4,
        'too-wide:16': 1,
        'too-wide:18': 2,
        'storeys:2': 1,
        gone: 9,
      }),
    })
    .where('user_id', '=', buyer.user.id)
    .execute()
})

const everything = ['mustHaves', 'dislikes', 'areas', 'block', 'budget', 'stage', 'plans'] as const
const select = (share: readonly string[], more: object = {}) =>
  mine.post(`/api/brokers/${broker.user.id}/select`, { share, ...more })
const titlesOf = ({ plans }: { plans: { title: string }[] }) => plans.map(({ title }) => title)

test('the app writes the brief from answers, passes and likes', async () => {
  const brief = bodyOf(await mine.get('/api/brief'))

  expect(brief).toMatchObject({
    whoFor: 'family',
    mustHaves: ['4 bedrooms', 'Study'],
    dislikes: ['No alfresco', 'Too wide'],
    areas: { state: 'VIC', suburb: SECRETS.suburb, postcode: '3029' },
    block: { width: 12.5, depth: null },
    budget: '450-600',
    stage: { stage: 'have-land', when: 'this-year', firstHome: 'yes' },
  })
  expect(titlesOf(brief)).toEqual(['The Secretive 4', 'The Secretive 3', 'The Secretive 2'])
})

test('parts that are not ticked are in no answer, list or message that the broker gets, and not in the database', async () => {
  const { conversationId } = bodyOf(await select(['budget']))

  const answers = await Promise.all(
    [
      `/api/conversations/${conversationId}`,
      `/api/conversations/${conversationId}/brief`,
      `/api/conversations/${conversationId}/messages`,
      '/api/broker/conversations?tab=all',
    ].map(async (url) => (await theirs.get(url)).body),
  )
  const rows = await server.database.db
    .selectFrom('briefs')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .execute()
  const seen = JSON.stringify([answers, rows]).replaceAll(TIME_OF_DAY, '')

  expect(bodyOf(await theirs.get(`/api/conversations/${conversationId}/brief`))).toEqual({
    budget: '450-600',
    version: 1,
    note: null,
    sharedAt: expect.any(String),
  })
  for (const secret of [...Object.values(SECRETS), 'alfresco', 'have-land', '12.5', buyer.user.email]) {
    expect(seen).not.toContain(secret)
  }
})

test('control: ticked parts do arrive', async () => {
  const { conversationId } = bodyOf(await select(everything, { note: 'Call me after five' }))

  const { body } = await theirs.get(`/api/conversations/${conversationId}/brief`)

  for (const word of [...Object.values(SECRETS), 'alfresco', 'have-land', '12.5', 'Call me after five']) {
    expect(body).toContain(word)
  }
})

test('the buyer chooses the plans to show among their likes, and no others', async () => {
  const stranger = aDesignDocument({ title: 'Not liked' })
  await storeDesigns(server.database, [stranger])
  await server.catalogue.refresh()

  const { conversationId } = bodyOf(await select(['plans'], { planIds: [likedIds[0], stranger.id] }))

  const brief = bodyOf(await theirs.get(`/api/conversations/${conversationId}/brief`))
  expect(titlesOf(brief)).toEqual(['The Secretive 1'])
})

test('sharing again makes a version with a message; an unchanged brief makes none; old versions stay', async () => {
  const { conversationId } = bodyOf(await select(['budget']))
  const url = `/api/conversations/${conversationId}/brief`

  const second = bodyOf(await mine.put(url, { share: ['budget', 'areas'] }))
  const same = bodyOf(await mine.put(url, { share: ['areas', 'budget'] }))
  await mine.put('/api/profile', { budget: '600-900' })
  const third = bodyOf(await mine.put(url, { share: ['budget'] }))

  const { items } = bodyOf(await theirs.get(`/api/conversations/${conversationId}/messages`))
  expect([second.version, same.version, third.version]).toEqual([2, 2, 3])
  expect(third).toMatchObject({ budget: '600-900' })
  expect(third.areas).toBeUndefined()
  expect(bodyOf(await theirs.get(`${url}?version=1`))).toMatchObject({ version: 1, budget: '450-600' })
  expect(items.map(({ body }: { body: string }) => body)).toEqual([
    'chosen',
    'brief-changed',
    'brief-changed',
  ])
})

test('a brief is visible to its two people only', async () => {
  const { conversationId } = bodyOf(await select(everything))
  const url = `/api/conversations/${conversationId}/brief`
  const other = openBrowser(server.app, { cookies: (await aListedBroker(server.database)).cookies })
  const neighbour = openBrowser(server.app, { cookies: (await anUnlockedBuyer(server.database)).cookies })

  expect((await other.get(url)).statusCode).toBe(404)
  expect((await neighbour.get(url)).statusCode).toBe(404)
  expect((await neighbour.put(url, { share: [] })).statusCode).toBe(404)
  expect((await theirs.put(url, { share: [] })).statusCode).toBe(403)
  expect((await mine.get(`/api/conversations/${randomUUID()}/brief`)).statusCode).toBe(404)
})
