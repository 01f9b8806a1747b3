import { randomUUID } from 'node:crypto'
import { QUOTE_MAX } from '@dream/contract/rules/chat/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function aChat() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const conversation = `/api/conversations/${conversationId}`
  const url = `${conversation}/messages`
  const as = ({ cookies }: typeof buyer) => {
    const browser = openBrowser(server.app, { cookies })
    return {
      send: (message: object) => browser.post(url, message),
      remove: (id: string) => browser.delete(`${url}/${id}`),
      view: async () => bodyOf(await browser.get(conversation)),
      newest: async () => bodyOf(await browser.get(`${url}?limit=1`)).items[0],
    }
  }
  return { buyer: as(buyer), broker: as(broker), buyerId: buyer.user.id }
}

test('a reply shows the quoted message, to both', async () => {
  const { buyer, broker, buyerId } = await aChat()
  const { seq } = bodyOf(await buyer.send(aText('Is Tuesday fine?')))

  const sent = await broker.send({ ...aText('It is'), replyTo: seq })

  const quote = { seq, senderId: buyerId, type: 'text', text: 'Is Tuesday fine?', isDeleted: false }
  expect([sent.statusCode, bodyOf(sent).replyTo]).toEqual([201, quote])
  expect((await buyer.newest()).replyTo).toEqual(quote)
})

test('neither a quote nor the line of a list is cut within a character', async () => {
  const { buyer, broker } = await aChat()
  const family = '👨‍👩‍👧‍👦'
  const [quoted, long] = [QUOTE_MAX - 5, 135].map((length) => 'a'.repeat(length))
  const { seq } = bodyOf(await buyer.send(aText(`${quoted}${family}${family}`)))

  const answer = await broker.send({ ...aText('Lovely'), replyTo: seq })
  await buyer.send(aText(`${long}${family}${family}`))

  expect(bodyOf(answer).replyTo.text).toBe(quoted)
  expect((await broker.view()).lastLine.text).toBe(long)
})

test('a long quote is truncated, and a design is quoted by its name', async () => {
  const { buyer, broker } = await aChat()
  const design = aDesignDocument({ title: 'The Wattle' })
  await storeDesigns(server.database, [design])
  await server.catalogue.refresh()
  const long = bodyOf(await buyer.send(aText('€'.repeat(4000))))
  const plan = bodyOf(await buyer.send({ type: 'design', clientId: randomUUID(), designId: design.id }))

  const toLong = bodyOf(await broker.send({ ...aText('Long'), replyTo: long.seq }))
  const toPlan = bodyOf(await broker.send({ ...aText('Nice'), replyTo: plan.seq }))

  expect(toLong.replyTo.text).toBe('€'.repeat(160))
  expect(toPlan.replyTo).toMatchObject({ type: 'design', text: 'The Wattle' })
})

test('a quoted message that is deleted says so, and its words are gone; it can still be answered', async () => {
  const { buyer, broker } = await aChat()
  const original = bodyOf(await buyer.send(aText('A secret')))
  await broker.send({ ...aText('What?'), replyTo: original.seq })
  await buyer.remove(original.id)

  const quotes = [
    (await buyer.newest()).replyTo,
    bodyOf(await broker.send({ ...aText('Too late'), replyTo: original.seq })).replyTo,
  ]

  expect(quotes).toMatchObject([
    { text: '', isDeleted: true },
    { text: '', isDeleted: true },
  ])
})

test('only a message of this conversation that somebody wrote can be answered', async () => {
  const { buyer } = await aChat()
  const { seq } = bodyOf(await buyer.send(aText('The newest')))
  const [system, future] = [1, seq + 1]

  const answers = [
    await buyer.send({ ...aText('Hi'), replyTo: system }),
    await buyer.send({ ...aText('Hi'), replyTo: future }),
  ]

  expect(answers.map((answer) => [answer.statusCode, bodyOf(answer).code])).toEqual([
    [409, 'reply-missing'],
    [409, 'reply-missing'],
  ])
  expect((await buyer.newest()).seq).toBe(seq)
})

test('a resent reply is the same one; its id for a reply to something else is refused', async () => {
  const { buyer } = await aChat()
  const one = bodyOf(await buyer.send(aText('One')))
  const two = bodyOf(await buyer.send(aText('Two')))
  const reply = { ...aText('Yes'), replyTo: one.seq }

  const answers = [await buyer.send(reply), await buyer.send(reply)]
  const other = await buyer.send({ ...reply, replyTo: two.seq })

  expect(answers[1]?.body).toBe(answers[0]?.body)
  expect(bodyOf(other).code).toBe('client-id-taken')
})
