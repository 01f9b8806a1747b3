import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, anUnlockedBuyer } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const as = (person: Person) => openBrowser(server.app, { cookies: person.cookies })

async function aNote() {
  const { broker, buyer, conversationId } = await aConversation(server.database)
  const url = `/api/broker/conversations/${conversationId}`
  return {
    broker,
    buyer,
    url,
    conversationId,
    save: (text: string, version: number) => as(broker).put(`${url}/note`, { text, version }),
    read: async () => bodyOf(await as(broker).get(`${url}/desk`)).note,
  }
}

test('a note starts empty, and is stored with the time it was saved', async () => {
  const { save, read } = await aNote()
  const empty = await read()

  const saved = bodyOf(await save('Falls 600 mm to the rear.\n', 0))

  expect(empty).toEqual({ text: '', version: 0, savedAt: null })
  expect(saved).toEqual({ text: 'Falls 600 mm to the rear.\n', version: 1, savedAt: expect.any(String) })
  expect(await read()).toEqual(saved)
})

test('of two tabs that overwrite the same version, one saves and the other gets a conflict; no text is lost', async () => {
  const { save, read } = await aNote()
  await save('Survey first', 0)

  const answers = await Promise.all([save('Survey first. Price later', 1), save('Survey first. Call Ann', 1)])

  const [kept] = answers.filter(({ statusCode }) => statusCode === 200)
  const [refused] = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(bodyOf(refused ?? answers[0])).toMatchObject({ code: 'note-changed' })
  expect(refused?.statusCode).toBe(409)
  expect(await read()).toEqual(bodyOf(kept ?? answers[0]))
})

test('a save whose answer was lost can be repeated', async () => {
  const { save } = await aNote()
  const first = bodyOf(await save('Call on Monday', 0))

  const again = await save('Call on Monday', 0)

  expect([again.statusCode, bodyOf(again)]).toEqual([200, first])
})

test('a note that is too long is refused', async () => {
  const { save, read } = await aNote()

  const answer = await save('x'.repeat(10_001), 0)

  expect([answer.statusCode, bodyOf(answer).errors]).toEqual([
    400,
    [{ path: 'text', message: 'At most 10000 characters' }],
  ])
  expect(await read()).toMatchObject({ version: 0 })
})

test('only the conversation’s broker reads or writes the note, and the buyer least of all', async () => {
  const { buyer, url, conversationId, save, read } = await aNote()
  await save('He would pay more', 0)
  const ask = async (person: Person, url: string) => {
    const answers = [
      await as(person).get(`${url}/desk`),
      await as(person).put(`${url}/note`, { text: 'Mine', version: 1 }),
    ]
    return answers.map(({ statusCode, body }) => [statusCode, body])
  }
  const stranger = await aListedBroker(server.database)

  const foreign = await ask(stranger, url)
  const ofBuyers = [...(await ask(buyer, url)), ...(await ask(await anUnlockedBuyer(server.database), url))]

  expect(foreign.map(([status]) => status)).toEqual([404, 404])
  expect(foreign).toEqual(await ask(stranger, `/api/broker/conversations/${randomUUID()}`))
  expect(ofBuyers.map(([status]) => status)).toEqual([403, 403, 403, 403])
  for (const path of ['', '/messages', '/brief']) {
    const answer = await as(buyer).get(`/api/conversations/${conversationId}${path}`)
    expect(answer.body).not.toContain('He would pay more')
  }
  expect(await read()).toMatchObject({ text: 'He would pay more', version: 1 })
})

test('the desk shows since when a buyer waits, until when they are snoozed, and the count of each tab', async () => {
  const { broker, buyer, url, conversationId } = await aNote()
  const counts = async () => bodyOf(await as(broker).get('/api/broker/counts'))
  const desk = async () => bodyOf(await as(broker).get(`${url}/desk`))
  const calm = [await counts(), await desk()]

  await as(buyer).post(`/api/conversations/${conversationId}/messages`, {
    type: 'text',
    clientId: randomUUID(),
    body: 'Are you there?',
  })
  const asked = [await counts(), await desk()]
  await as(broker).put(url, { snoozedUntil: '2999-01-01T00:00:00.000Z' })
  const snoozed = [await counts(), await desk()]
  await aConversation(server.database, { buyer })

  expect(calm).toMatchObject([{ waiting: 0, all: 1, snoozed: 0, closed: 0 }, { waitingSince: null }])
  expect(asked).toMatchObject([{ waiting: 1, all: 1 }, { waitingSince: expect.any(String) }])
  expect(snoozed).toMatchObject([
    { waiting: 0, all: 1, snoozed: 1 },
    { snoozedUntil: '2999-01-01T00:00:00.000Z' },
  ])
  expect(await counts()).toEqual({ waiting: 0, all: 0, snoozed: 0, closed: 1 })
})
