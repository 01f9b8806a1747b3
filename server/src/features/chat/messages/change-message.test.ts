import { randomUUID } from 'node:crypto'
import { MESSAGE_DELETED } from '@dream/contract/rules/chat/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import type { Person } from '#testing/people/people.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp()
})
afterAll(() => server.close())

async function aChat() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const url = `/api/conversations/${conversationId}`
  const as = (person: Person) => {
    const browser = openBrowser(server.app, { cookies: person.cookies })
    return {
      person,
      browser,
      send: async (body: string, clientId?: string) =>
        bodyOf(await browser.post(`${url}/messages`, aText(body, clientId))),
      edit: (messageId: string, body: string) => browser.put(`${url}/messages/${messageId}`, { body }),
      remove: (messageId: string) => browser.delete(`${url}/messages/${messageId}`),
      page: async (query = '') => bodyOf(await browser.get(`${url}/messages${query}`)),
      changes: async (after: number, limit = 50) =>
        bodyOf(await browser.get(`${url}/changes?after=${after}&limit=${limit}`)),
      view: async () => bodyOf(await browser.get(url)),
    }
  }
  return { buyer: as(buyer), broker: as(broker), conversationId, url }
}
const codeOf = (answer: { statusCode: number }) => [answer.statusCode, bodyOf(answer as never).code]
const wordsInDatabase = async (words: string) => {
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int as count from messages where body like ${`%${words}%`}`.execute(server.database.db)
  return row?.count
}

test('an edited text is marked as such, on every open device of both', async () => {
  const { buyer, broker, conversationId } = await aChat()
  const { id } = await buyer.send('Helo')
  const [phone, tablet, desktop] = [
    await joinChat(server.url, buyer.person),
    await joinChat(server.url, buyer.person),
    await joinChat(server.url, broker.person),
  ]

  const changed = await buyer.edit(id, 'Hello')

  expect([changed.statusCode, bodyOf(changed)]).toMatchObject([
    200,
    { id, body: 'Hello', seq: 2, changeSeq: 1, deletedAt: null, editedAt: expect.any(String) },
  ])
  for (const each of [phone, tablet, desktop]) {
    expect(await each.receives('message_changed')).toEqual({
      type: 'message_changed',
      conversationId,
      message: bodyOf(changed),
    })
  }
  expect((await broker.page()).items[1]).toEqual(bodyOf(changed))
})

test('repeating a change, also many times at once, is one change', async () => {
  const { buyer } = await aChat()
  const { id } = await buyer.send('One')

  const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.edit(id, 'Two')))

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await buyer.changes(0)).toMatchObject({ items: [{ id, changeSeq: 1 }], changeSeq: 1 })
})

test('a deleted message keeps its place, and its words are nowhere any more', async () => {
  const { buyer, broker } = await aChat()
  const words = `Secret ${randomUUID()}`
  const { id } = await buyer.send(words)
  const desktop = await joinChat(server.url, broker.person)
  const before = await wordsInDatabase(words)

  const deleted = await buyer.remove(id)
  const again = await buyer.remove(id)

  expect(before).toBe(1)
  expect(bodyOf(deleted)).toMatchObject({ id, seq: 2, body: '', changeSeq: 1, deletedAt: expect.any(String) })
  expect(again.body).toBe(deleted.body)
  expect((await desktop.receives('message_changed')).message).toEqual(bodyOf(deleted))
  expect((await broker.page()).items[1]).toEqual(bodyOf(deleted))
  expect((await broker.view()).lastLine).toMatchObject({ text: MESSAGE_DELETED, isDeleted: true })
  expect(await wordsInDatabase(words)).toBe(0)
})

test('an edited or deleted message that is resent, because its answer was lost, is the same message', async () => {
  const { buyer, broker } = await aChat()
  const [one, two] = [randomUUID(), randomUUID()]
  const edited = await buyer.send('First words', one)
  const deleted = await buyer.send('Regretted', two)
  await buyer.edit(edited.id, 'Other words')
  await buyer.remove(deleted.id)

  expect(await buyer.send('First words', one)).toMatchObject({
    id: edited.id,
    body: 'Other words',
    changeSeq: 1,
  })
  expect(await buyer.send('Regretted', two)).toMatchObject({ id: deleted.id, body: '', changeSeq: 2 })
  expect((await broker.page()).items).toHaveLength(3)
})

test('only its sender edits or deletes a message, and nobody else learns that it exists', async () => {
  const { buyer, broker, url } = await aChat()
  const stranger = (await aChat()).buyer
  const { id } = await buyer.send('Mine')
  const [chosen] = (await buyer.page()).items

  expect(codeOf(await broker.edit(id, 'Not mine'))).toEqual([403, 'forbidden'])
  expect(codeOf(await broker.remove(id))).toEqual([403, 'forbidden'])
  expect(codeOf(await buyer.remove(chosen.id))).toEqual([403, 'forbidden'])
  expect(codeOf(await buyer.edit(randomUUID(), 'Nothing'))).toEqual([404, 'not-found'])
  expect(codeOf(await stranger.browser.put(`${url}/messages/${id}`, { body: 'x' }))).toEqual([
    404,
    'not-found',
  ])
  expect(codeOf(await stranger.browser.delete(`${url}/messages/${id}`))).toEqual([404, 'not-found'])
  expect(codeOf(await stranger.browser.get(`${url}/changes?after=0`))).toEqual([404, 'not-found'])
  // Its id in another conversation of which one is part finds nothing either.
  expect(codeOf(await stranger.remove(id))).toEqual([404, 'not-found'])
  expect((await buyer.page()).items[1]).toMatchObject({ body: 'Mine', changeSeq: 0 })
})

test('after a quarter of an hour a text cannot be edited, but can still be deleted', async () => {
  const { buyer } = await aChat()
  const [late, early] = [await buyer.send('Late'), await buyer.send('Early')]
  await sql`
    update messages set created_at = now() - interval '15 minutes 1 second' where id = ${late.id}`.execute(
    server.database.db,
  )
  await sql`
    update messages set created_at = now() - interval '14 minutes 50 seconds' where id = ${early.id}`.execute(
    server.database.db,
  )

  expect(codeOf(await buyer.edit(late.id, 'Later'))).toEqual([409, 'edit-too-late'])
  expect((await buyer.edit(early.id, 'In time')).statusCode).toBe(200)
  expect((await buyer.remove(late.id)).statusCode).toBe(200)
  expect(codeOf(await buyer.edit(late.id, 'Again'))).toEqual([409, 'message-deleted'])
  expect(codeOf(await buyer.edit(early.id, '  '))).toEqual([400, 'validation-failed'])
})

test('in a blocked or closed conversation nothing can be edited, but still be deleted', async () => {
  const [blocked, closed] = [await aChat(), await aChat()]
  const [one, two] = [await blocked.buyer.send('One'), await closed.buyer.send('Two')]
  await blocked.broker.browser.put(`${blocked.url}/block`)
  await sql`update conversations set closed_at = now() where id = ${closed.conversationId}`.execute(
    server.database.db,
  )

  expect(codeOf(await blocked.buyer.edit(one.id, 'x'))).toEqual([409, 'conversation-blocked'])
  expect(codeOf(await closed.buyer.edit(two.id, 'x'))).toEqual([409, 'conversation-closed'])
  expect((await blocked.buyer.remove(one.id)).statusCode).toBe(200)
  expect((await closed.buyer.remove(two.id)).statusCode).toBe(200)
})

test('changes of both at once get dense numbers, and pages of changes cover all of them', async () => {
  const { buyer, broker } = await aChat()
  const sent = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const who = at % 2 ? buyer : broker
      return { who, id: (await who.send(`message ${at}`)).id }
    }),
  )

  await Promise.all(sent.map(({ who, id }) => who.edit(id, 'changed')))
  const first = await buyer.changes(0, 12)
  const rest = await buyer.changes(first.items.at(-1).changeSeq, 12)

  expect([...first.items, ...rest.items].map(({ changeSeq }: { changeSeq: number }) => changeSeq)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  expect(await buyer.changes(20)).toEqual({ items: [], changeSeq: 20 })
  expect(await buyer.view()).toMatchObject({ changeSeq: 20 })
})

test('a reconnected device gets the missed changes; control: one that does not send its position does not', async () => {
  const { buyer, broker, conversationId } = await aChat()
  const { id } = await buyer.send('As it was')
  const { changeSeq } = await broker.page()
  await buyer.edit(id, 'As it is')
  const gone = await buyer.send('To be gone')
  await buyer.remove(gone.id)

  const [desktop, control] = [
    await joinChat(server.url, broker.person),
    await joinChat(server.url, broker.person),
  ]
  desktop.send({ type: 'sync', conversations: [{ conversationId, seq: 2, changeSeq }] })
  control.send({ type: 'sync', conversations: [{ conversationId, seq: 2 }] })
  await desktop.receives('synced')
  await control.receives('synced')

  const changesOf = ({ frames }: typeof desktop) =>
    frames.flatMap((frame) => (frame.type === 'message_changed' ? [frame.message.body] : []))
  expect(changesOf(desktop)).toEqual(['As it is', ''])
  expect(changesOf(control)).toEqual([])
  expect(desktop.bodies(conversationId)).toEqual([''])
})

test('a report keeps its message, though the sender deletes it', async () => {
  const { buyer, broker, url, conversationId } = await aChat()
  const rude = await broker.send('Something rude')
  await broker.send('Something else')
  await buyer.browser.post(`${url}/report`, { reason: 'rude', seq: rude.seq })
  await buyer.browser.post(`${url}/report`, { reason: 'other' })

  await broker.remove(rude.id)

  const reports = await server.database.db
    .selectFrom('conversation_reports')
    .select('copy')
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute()
  expect(reports.map(({ copy }) => copy.map(({ body }) => body))).toEqual([
    ['Something rude'],
    ['chosen', 'Something rude', 'Something else'],
  ])
})
