import { Message } from '@dream/contract/api/chat/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { DEAD_AFTER_S } from '#platform/cluster/processes.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import { type AppProcess, startAppProcess } from '#testing/processes/app-process.ts'
import { ask, changeText, sendText } from '#testing/processes/call-process.ts'
import { type ChatClient, startChatClient } from '#testing/sockets/chat-client.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

let database: OwnDatabase
const processes = new Set<AppProcess>()
const clients = new Set<ChatClient>()
/** Processes: two live through all tests; the others are killed, each in its own way. */
const EXPECTED = ['', '', '', '', 'Last words', 'Changed at last'] as const
type Six = readonly [AppProcess, AppProcess, AppProcess, AppProcess, AppProcess, AppProcess]
let six: Six

beforeAll(async () => {
  database = await aDatabase()
  const [a, b, c, d, e, f] = EXPECTED.map((words) => start({ diesAfterCommitOf: words }))
  if (a && b && c && d && e && f) six = await Promise.all([a, b, c, d, e, f])
})
afterAll(async () => {
  for (const client of clients) client.stop()
  for (const each of processes) await each.kill('SIGKILL')
  await database.close()
})

async function start(options: { diesAfterCommitOf: string }) {
  const started = await startAppProcess({ databaseUrl: database.url, ...options })
  processes.add(started)
  return started
}
function client(options: Parameters<typeof startChatClient>[0]) {
  const started = startChatClient(options)
  clients.add(started)
  return started
}
const bodiesOf = ({ log }: ChatClient) => log.map(({ body }) => body)
const seqsOf = ({ log }: ChatClient) => log.map(({ seq }) => seq)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 2)

test('a message sent at one process arrives at another', async () => {
  const [one, two] = six
  const { buyer, broker, conversationId } = await aConversation(database)
  const phone = await joinChat(one.url, buyer)
  const desktop = await joinChat(two.url, broker)
  await phone.receives('presence', ({ isOnline }) => isOnline)
  phone.send({ type: 'message', conversationId, message: aText('Over there') })

  await desktop.receives('new_message')
  desktop.send({ type: 'typing', conversationId })
  desktop.send({ type: 'read', conversationId, seq: 2 })

  expect(await phone.receives('typing')).toMatchObject({ userId: broker.user.id })
  expect(await phone.receives('marks', ({ readSeq }) => readSeq === 2)).toMatchObject({
    userId: broker.user.id,
  })
})

test('an edit or deletion at one process arrives at another', async () => {
  const [one, two] = six
  const { buyer, broker, conversationId } = await aConversation(database)
  const phone = await joinChat(one.url, buyer)
  const desktop = await joinChat(two.url, broker)
  await sendText(one, { buyer, conversationId }, 'Helo')
  const { message } = await desktop.receives('new_message')

  await changeText(one, { buyer, conversationId, messageId: message.id }, 'Hello')
  const { message: changed } = await desktop.receives('message_changed')
  await changeText(two, { buyer, conversationId, messageId: message.id }, null)

  expect(changed).toMatchObject({ id: message.id, body: 'Hello', changeSeq: 1 })
  for (const each of [phone, desktop]) {
    expect(
      await each.receives('message_changed', ({ message: { changeSeq } }) => changeSeq === 2),
    ).toMatchObject({
      message: { body: '', deletedAt: expect.any(String) },
    })
  }
})

test('the same message sent at two processes at once is one message, and both confirm the same', async () => {
  const [one, two] = six
  const { buyer, conversationId } = await aConversation(database)
  const path = `${conversationId}/messages`
  const sent = Array.from({ length: 20 }, (_, at) => aText(`message ${at}`))

  const answers = await Promise.all(
    sent.map((body) => Promise.all([one, two].map((at) => ask(at, buyer, { method: 'POST', path, body })))),
  )
  const seqOf = async (answer: Response | null | undefined) => Message.parse(await answer?.json()).seq
  const confirmed = await Promise.all(answers.map((pair) => Promise.all(pair.map(seqOf))))
  const [first] = sent
  const other = await ask(two, buyer, { method: 'POST', path, body: { ...first, body: 'Other words' } })

  for (const [here, there] of confirmed) expect(here).toBe(there)
  expect(confirmed.map(([seq = 0]) => seq).toSorted((a, b) => a - b)).toEqual(upTo(20))
  expect(other?.status).toBe(409)
})

test.concurrent('a person whose process dies is offline for the other, and online again after reconnecting elsewhere', async ({
  expect,
}) => {
  const [, other, dying] = six
  const { buyer, broker } = await aConversation(database)
  const desktop = await joinChat(other.url, broker)
  await joinChat(dying.url, buyer)
  await desktop.receives('presence', ({ isOnline }) => isOnline)

  await dying.kill('SIGKILL')
  // Simulates a long silence: a process that may only be slow is not reported.
  expect(desktop.frames.some((frame) => frame.type === 'presence' && !frame.isOnline)).toBe(false)
  await sql`
    update app_processes set seen_at = seen_at - make_interval(secs => ${DEAD_AFTER_S})
    where id = (select process_id from presences where user_id = ${buyer.user.id})`.execute(database.db)
  const gone = () => desktop.frames.some((frame) => frame.type === 'presence' && !frame.isOnline)
  await expect.poll(gone).toBe(true)
  await joinChat(other.url, buyer)

  const presence = () =>
    desktop.frames.flatMap((frame) => (frame.type === 'presence' ? [frame.isOnline] : []))
  await expect.poll(presence).toEqual([true, false, true])
})

test.concurrent('a change whose process is killed between storing and publishing arrives all the same', async ({
  expect,
}) => {
  const [, other, , , , dying] = six
  const { buyer, broker, conversationId } = await aConversation(database)
  const desktop = await joinChat(other.url, broker)
  await sendText(dying, { buyer, conversationId }, 'At first')
  const { message } = await desktop.receives('new_message')

  const answer = await changeText(dying, { buyer, conversationId, messageId: message.id }, 'Changed at last')

  expect(answer).toBeNull()
  expect(await desktop.receives('message_changed')).toMatchObject({ message: { body: 'Changed at last' } })
})

test.concurrent('a message whose process is killed between storing and publishing arrives all the same, and is confirmed when resent', async ({
  expect,
}) => {
  const [, other, , , dying] = six
  const { buyer, broker, conversationId } = await aConversation(database)
  let url = dying.url
  const phone = client({ url: () => url, who: buyer, conversationId })
  const desktop = client({ url: () => other.url, who: broker, conversationId })
  await expect.poll(() => phone.isSettled() && desktop.isSettled()).toBe(true)

  phone.send('Last words')
  await new Promise((resolve) => dying.child.once('exit', resolve))
  await expect.poll(() => bodiesOf(desktop)).toEqual(['Last words'])
  const whileUnconfirmed = phone.unsent.size
  url = other.url
  await expect.poll(() => phone.unsent.size).toBe(0)

  expect(dying.child.signalCode).toBe('SIGKILL')
  expect(whileUnconfirmed).toBe(1)
  expect([bodiesOf(phone), bodiesOf(desktop)]).toEqual([['Last words'], ['Last words']])
  const {
    rows: [stored],
  } = await sql<{ count: number }>`
    select count(*)::int as count from messages where body = 'Last words'`.execute(database.db)
  expect(stored?.count).toBe(1)
})

test.concurrent('when one of three processes dies in the middle, each device sees every message once and in order', async ({
  expect,
}) => {
  const three = [six[3], six[0], six[1]]
  const pairs = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const { buyer, broker, conversationId } = await aConversation(database)
      let turn = at
      const url = () => three[turn++ % 3]?.url ?? ''
      return [
        client({ url, who: buyer, conversationId }),
        client({ url, who: buyer, conversationId }),
        client({ url, who: broker, conversationId }),
      ] as const
    }),
  )
  await expect.poll(() => pairs.flat().every((each) => each.isSettled())).toBe(true)

  for (let at = 0; at < 20; at++) {
    if (at === 10) await three[0]?.kill('SIGKILL')
    for (const [phone, , desktop] of pairs) {
      phone.send(`buyer ${at}`)
      desktop.send(`broker ${at}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 40))
  }

  for (const [phone, tablet, desktop] of pairs) {
    for (const each of [phone, tablet, desktop]) {
      await expect.poll(() => seqsOf(each).length).toBe(40)
      expect(seqsOf(each)).toEqual(upTo(40))
    }
    expect(bodiesOf(phone)).toEqual(bodiesOf(desktop))
    expect(bodiesOf(tablet)).toEqual(bodiesOf(desktop))
    expect(new Set(bodiesOf(desktop)).size).toBe(40)
  }
})

test.concurrent.for([
  { catchesUp: true, what: 'everything arrives once and in order' },
  { catchesUp: false, what: 'a plain socket, the control, loses some' },
])('when the connection drops again and again, $what', async ({ catchesUp }, { expect }) => {
  const [{ url }] = six
  const { buyer, broker, conversationId } = await aConversation(database)
  const phone = client({ url: () => url, who: buyer, conversationId })
  const desktop = client({ url: () => url, who: broker, conversationId, catchesUp })
  await expect.poll(() => phone.isSettled() && desktop.isSettled()).toBe(true)

  for (let at = 0; at < 60; at++) {
    if (at % 12 === 6) desktop.drop()
    if (at % 20 === 10) phone.drop()
    phone.send(`message ${at}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await expect.poll(() => phone.unsent.size).toBe(0)
  await expect.poll(() => phone.log.length).toBe(60)

  if (catchesUp) {
    await expect.poll(() => desktop.log.length).toBe(60)
    expect(seqsOf(desktop)).toEqual(upTo(60))
  } else {
    expect(desktop.log.length).toBeLessThan(60)
  }
  expect(seqsOf(phone)).toEqual(upTo(60))
})
