import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import type { Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function aChat() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const url = `/api/conversations/${conversationId}`
  const as = (person: Person) => {
    const browser = openBrowser(server.app, { cookies: person.cookies })
    return {
      send: (message: object) => browser.post(`${url}/messages`, message),
      page: async (query = '') => bodyOf(await browser.get(`${url}/messages${query}`)),
      read: async (seq: number) => bodyOf(await browser.post(`${url}/read`, { seq })),
      status: async () => bodyOf(await browser.get('/api/chat/status')),
    }
  }
  return { buyer: as(buyer), broker: as(broker), conversationId, buyerId: buyer.user.id }
}
const seqsOf = ({ items }: { items: { seq: number }[] }) => items.map(({ seq }) => seq)

test('a sent message is answered as stored, as typed', async () => {
  const { buyer, broker, conversationId, buyerId } = await aChat()
  const message = aText('  Hi <b>there</b> 👋\n  two lines  ')

  const sent = await buyer.send(message)

  expect([sent.statusCode, bodyOf(sent)]).toMatchObject([
    201,
    { ...message, conversationId, seq: 2, senderId: buyerId, design: null },
  ])
  expect((await broker.page()).items[1]).toEqual(bodyOf(sent))
})

test('a resent message, also many times at once, is the same message; its id with other words is refused', async () => {
  const { buyer, broker } = await aChat()
  const message = aText('Once')

  const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.send(message)))
  const other = await buyer.send({ ...message, body: 'Other' })
  const stolen = await broker.send(message)

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect([other.statusCode, bodyOf(other).code]).toEqual([409, 'client-id-taken'])
  expect(bodyOf(stolen).code).toBe('client-id-taken')
  expect(seqsOf(await buyer.page())).toEqual([1, 2])
})

test('messages of both at once get dense numbers', async () => {
  const { buyer, broker } = await aChat()

  await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? buyer : broker).send(aText(`message ${at}`))),
  )

  expect(seqsOf(await buyer.page())).toEqual(Array.from({ length: 41 }, (_, at) => at + 1))
})

test('pages go back from the newest, and on from any', async () => {
  const { buyer } = await aChat()
  for (let at = 2; at <= 9; at++) await buyer.send(aText(`message ${at}`))

  expect(seqsOf(await buyer.page('?limit=3'))).toEqual([7, 8, 9])
  expect(seqsOf(await buyer.page('?limit=3&beforeSeq=7'))).toEqual([4, 5, 6])
  expect(seqsOf(await buyer.page('?limit=3&afterSeq=4'))).toEqual([5, 6, 7])
  expect(seqsOf(await buyer.page('?afterSeq=3&beforeSeq=6'))).toEqual([4, 5])
  expect(await buyer.page('?afterSeq=9')).toEqual({ items: [], lastSeq: 9, changeSeq: 0 })
})

test('a published design is sent as a card; an unpublished or unknown one is refused', async () => {
  const { buyer, broker } = await aChat()
  const [shown, hidden] = [aDesignDocument({ title: 'The Wattle' }), aDesignDocument()]
  await storeDesigns(server.database, [shown, hidden])
  await server.database.db
    .updateTable('designs')
    .set({ status: 'archived', updated_at: new Date() })
    .where('id', '=', hidden.id)
    .execute()
  await server.catalogue.refresh()
  const card = (designId: string) => ({ type: 'design', clientId: randomUUID(), designId })

  const sent = bodyOf(await buyer.send(card(shown.id)))
  const refused = [await buyer.send(card(hidden.id)), await buyer.send(card(randomUUID()))]

  expect(sent).toMatchObject({ type: 'design', design: { id: shown.id, title: 'The Wattle', bedrooms: 4 } })
  expect((await broker.page()).items[1]).toEqual(sent)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test.each([
  [{ type: 'text', body: ' \n ' }, 'body'],
  [{ type: 'text', body: 'x'.repeat(4001) }, 'body'],
  [{ type: 'text', body: 'a\0b' }, 'body'],
  [{ type: 'text', body: 'x', clientId: 'mine' }, 'clientId'],
  [{ type: 'system', body: 'left' }, 'type'],
])('%o is not sent', async (wrong, path) => {
  const { buyer } = await aChat()

  const answer = await buyer.send({ clientId: randomUUID(), ...wrong })

  expect([answer.statusCode, bodyOf(answer).errors[0].path]).toEqual([400, path])
})

test("the unread count covers the other's messages, and is the same on every device", async () => {
  const { buyer, broker } = await aChat()
  await broker.read(1)
  await broker.send(aText('One'))
  await buyer.send(aText('From a queue, without having seen anything'))
  await broker.send(aText('Two'))

  expect((await buyer.status()).unreadCount).toBe(2)
  expect(await buyer.read(2)).toEqual({ readSeq: 2, unreadCount: 1 })
  expect(await buyer.read(1)).toEqual({ readSeq: 2, unreadCount: 1 })
  expect(await buyer.read(999)).toEqual({ readSeq: 4, unreadCount: 0 })
  expect((await broker.status()).unreadCount).toBe(1)
  await broker.send(aText('Three'))
  expect((await buyer.status()).unreadCount).toBe(1)
})

test('a person who writes too fast is rate limited across processes; a repeat is not counted', async () => {
  const { buyer, broker } = await aChat()
  const first = aText('First')
  await buyer.send(first)
  const isRefused = ({ statusCode }: { statusCode: number }) => statusCode !== 201
  let refused
  for (let round = 0; round < 20 && !refused; round++) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => buyer.send(aText('More'))))
    refused = answers.find(isRefused)
  }

  expect([refused?.statusCode, refused && bodyOf(refused).code]).toEqual([429, 'rate-limited'])
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect((await buyer.send(first)).statusCode).toBe(201)
  expect((await broker.send(aText('Slowly'))).statusCode).toBe(201)
})
