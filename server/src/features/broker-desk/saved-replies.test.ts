import { randomUUID } from 'node:crypto'
import { REPLY_LIMITS } from '@dream/contract/rules/chat/broker-desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const as = (person: Person) => openBrowser(server.app, { cookies: person.cookies })

type Reply = { id: string; title: string; body: string }
const aReply = (title: string): Reply => ({ id: randomUUID(), title, body: `Hi {{firstName}}, ${title}` })

function deskOf(broker: Person) {
  const browser = as(broker)
  const save = ({ id, title, body }: Reply) => browser.put(`/api/broker/replies/${id}`, { title, body })
  const list = async (): Promise<Reply[]> => bodyOf(await browser.get('/api/broker/replies')).items
  const titles = async () => (await list()).map(({ title }) => title)
  return { browser, save, list, titles }
}

test('replies are added at the end, rewritten in place, and deleted', async () => {
  const { browser, save, list, titles } = deskOf(await aBroker(server.database))
  const [hello, survey] = [aReply('Hello'), aReply('Survey')]

  const answer = await save(hello)
  await save(survey)
  await save({ ...hello, title: 'Good morning' })
  const both = await list()
  await browser.delete(`/api/broker/replies/${hello.id}`)
  const again = await browser.delete(`/api/broker/replies/${hello.id}`)

  expect([answer.statusCode, bodyOf(answer)]).toEqual([200, hello])
  expect(both).toEqual([{ ...hello, title: 'Good morning' }, survey])
  expect(again.statusCode).toBe(204)
  expect(await titles()).toEqual(['Survey'])
})

test('an order is stored; replies that it does not name come last, and unknown ones are ignored', async () => {
  const { browser, save, titles } = deskOf(await aBroker(server.database))
  const [a, b, c] = [aReply('A'), aReply('B'), aReply('C')]
  for (const reply of [a, b, c]) await save(reply)

  const answer = await browser.put('/api/broker/replies', { ids: [c.id, randomUUID(), a.id] })

  expect(bodyOf(answer).items).toEqual([c, a, b])
  expect(await titles()).toEqual(['C', 'A', 'B'])
})

test('two devices that add at the limit do not exceed it together', async () => {
  const { browser, save, titles } = deskOf(await aBroker(server.database))
  for (let at = 1; at < REPLY_LIMITS.count; at++) await save(aReply(`Reply ${at}`))

  const answers = await Promise.all([save(aReply('One more')), save(aReply('And another'))])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((x, y) => x - y)).toEqual([200, 409])
  expect(answers.map((each) => bodyOf(each).code).filter(Boolean)).toEqual(['replies-full'])
  expect(await titles()).toHaveLength(REPLY_LIMITS.count)
  const [first] = bodyOf(await browser.get('/api/broker/replies')).items
  expect((await save({ ...first, title: 'Still editable' })).statusCode).toBe(200)
})

test.each([
  [{ title: ' ', body: 'Hello' }, 'title', 'Give it a name'],
  [{ title: 'Hello', body: '' }, 'body', 'Write the reply'],
  [{ title: 'x'.repeat(41), body: 'Hello' }, 'title', 'At most 40 characters'],
  [{ title: 'Hello', body: 'x'.repeat(2001) }, 'body', 'At most 2000 characters'],
])('a reply like %o is refused at its field', async (wrong, path, message) => {
  const { save } = deskOf(await aBroker(server.database))

  const answer = await save({ id: randomUUID(), ...wrong })

  expect([answer.statusCode, bodyOf(answer).errors]).toEqual([400, [{ path, message }]])
})

test('a broker reaches only their own replies, and a buyer none', async () => {
  const { list, save } = deskOf(await aBroker(server.database))
  const mine = aReply('Mine')
  await save(mine)
  const stranger = deskOf(await aBroker(server.database))

  await stranger.save({ ...mine, body: 'Rewritten' })
  await stranger.browser.put('/api/broker/replies', { ids: [mine.id] })
  await stranger.browser.delete(`/api/broker/replies/${mine.id}`)
  const buyer = as(await aBuyer(server.database))
  const refused = [
    await buyer.get('/api/broker/replies'),
    await buyer.put('/api/broker/replies', { ids: [] }),
  ]

  expect(await list()).toEqual([mine])
  expect(await stranger.list()).toEqual([])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403])
})
