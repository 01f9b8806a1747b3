import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, anUnlockedBuyer, choose } from '#testing/people/conversations.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

let here: Awaited<ReturnType<typeof startListeningApp>>
let there: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  here = await startListeningApp()
  there = await startListeningApp({ database: here.database })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const browserOf = ({ cookies }: Person) => openBrowser(here.app, { cookies })
const reason = 'They left the company'

async function suspend(broker: Person, handOverTo: Person | null) {
  const answer = await browserOf(await anAdmin(here.database)).post(
    `/api/admin/brokers/${broker.user.id}/suspend`,
    { reason, handOverTo: handOverTo?.user.id ?? null },
  )
  await here.runJobs()
  return answer
}

const conversationsOf = async (person: Person) =>
  bodyOf(await browserOf(person).get('/api/conversations')).items
const lastLine = ({ lastLine: line }: { lastLine: { text: string } }) => line.text
const lettersTo = ({ user }: Person) =>
  here.messenger.sent.filter(({ to }) => to === user.email).map(({ text }) => text)

test('a suspended broker is signed out at every process, and nobody can choose them', async () => {
  const broker = await aListedBroker(here.database)
  const sockets = [await joinChat(here.url, broker), await joinChat(there.url, broker)]

  const answer = await suspend(broker, null)

  expect(bodyOf(answer)).toMatchObject({ broker: { status: 'suspended' } })
  for (const { ended } of sockets) expect(await ended).toMatchObject({ code: 1008 })
  const buyer = await anUnlockedBuyer(here.database)
  await expect(choose(here.database, buyer, broker)).rejects.toThrow('no longer listed')
})

test('handed over: each buyer gets the other broker, is told about it, and keeps the old conversation', async () => {
  const [broker, taker] = [
    await aListedBroker(here.database, { name: 'Nina North' }),
    await aListedBroker(here.database, { name: 'Tom Taker' }),
  ]
  const buyers = [await anUnlockedBuyer(here.database), await anUnlockedBuyer(here.database)]
  for (const buyer of buyers) await choose(here.database, buyer, broker)
  const phone = await joinChat(there.url, buyers[0] as Person)

  await suspend(broker, taker)

  for (const buyer of buyers) {
    const [open, closed] = await conversationsOf(buyer)
    expect(open).toMatchObject({ isClosed: false, other: { name: 'Tom Taker' }, unreadCount: 1 })
    expect(lastLine(open)).toBe('handed-over')
    expect(closed).toMatchObject({ isClosed: true, other: { name: 'Nina North' } })
    expect(bodyOf(await browserOf(buyer).get('/api/chat/status'))).toMatchObject({
      selectedBrokerId: taker.user.id,
    })
    expect(lettersTo(buyer)).toEqual([expect.stringContaining("Nina North can't look after you any more")])
    expect(lettersTo(buyer)[0]).not.toContain(reason)
  }
  const desk = bodyOf(await browserOf(taker).get('/api/broker/conversations?tab=all')).items
  expect(desk.map(({ briefVersion }: { briefVersion: number }) => briefVersion)).toEqual([0, 0])
  expect(lettersTo(taker)).toEqual([
    expect.stringContaining('handed conversations of Nina North over to you'),
  ])
  await expect.poll(() => JSON.stringify(phone.frames)).toContain('handed-over')
})

test('closed: buyers can still read, have no broker, and choose again', async () => {
  const { buyer, broker } = await aConversation(here.database)

  await suspend(broker, null)

  const [closed] = await conversationsOf(buyer)
  expect(closed).toMatchObject({ isClosed: true })
  expect(lastLine(closed)).toBe('broker-gone')
  expect(bodyOf(await browserOf(buyer).get('/api/chat/status'))).toMatchObject({ selectedBrokerId: null })
  expect(lettersTo(buyer)).toEqual([expect.stringContaining('Choose another broker whenever you like')])
  await choose(here.database, buyer, await aListedBroker(here.database))
})

test('a broker without capacity for all of them, or who is not listed, takes over nobody', async () => {
  const { broker } = await aConversation(here.database)
  const full = await aListedBroker(here.database, { profile: { capacity: 0 } })
  const gone = await aListedBroker(here.database)
  await suspend(gone, null)

  for (const taker of [full, gone, broker]) {
    expect(bodyOf(await suspend(broker, taker))).toMatchObject({ code: 'hand-over-impossible' })
  }
  expect((await browserOf(broker).get('/api/broker/profile')).statusCode).toBe(200)
})

test('a buyer whom the other broker has blocked chooses themselves, and the other buyers are handed over', async () => {
  const [broker, taker] = [await aListedBroker(here.database), await aListedBroker(here.database)]
  const [blocked, welcome] = [await anUnlockedBuyer(here.database), await anUnlockedBuyer(here.database)]
  const earlier = await choose(here.database, blocked, taker)
  await browserOf(taker).put(`/api/conversations/${earlier}/block`)
  for (const buyer of [blocked, welcome]) await choose(here.database, buyer, broker)

  await suspend(broker, taker)

  const selected = async (buyer: Person) =>
    bodyOf(await browserOf(buyer).get('/api/chat/status')).selectedBrokerId
  expect(await selected(blocked)).toBeNull()
  expect(await selected(welcome)).toBe(taker.user.id)
})

test('more conversations than one job takes are all handed over, and each is counted once', async () => {
  const [broker, taker] = [
    await aListedBroker(here.database, { profile: { capacity: 60 } }),
    await aListedBroker(here.database, { profile: { capacity: 60 } }),
  ]
  for (let made = 0; made < 31; made += 1)
    await choose(here.database, await anUnlockedBuyer(here.database), broker)

  await suspend(broker, taker)

  const counts = await here.database.db
    .selectFrom('brokers')
    .select(['user_id', 'buyer_count'])
    .where('user_id', 'in', [broker.user.id, taker.user.id])
    .execute()
  expect(Object.fromEntries(counts.map(({ user_id, buyer_count }) => [user_id, buyer_count]))).toEqual({
    [broker.user.id]: 0,
    [taker.user.id]: 31,
  })
  expect(lettersTo(taker)).toHaveLength(1)
  expect(bodyOf(await suspend(broker, taker))).toMatchObject({ code: 'nothing-to-hand-over' })
})
