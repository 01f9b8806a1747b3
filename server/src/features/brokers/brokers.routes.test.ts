import { randomUUID } from 'node:crypto'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aListedBroker, brokerProfileInput } from '#testing/people/brokers.ts'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let get: (url: string, headers?: Record<string, string>) => Promise<ReturnType<typeof bodyOf>>
beforeAll(async () => {
  server = await startTestApp()
  const buyer = await aBuyer(server.database, { floorPlanLikes: UNLOCK_AT.brokers })
  await server.database.db
    .insertInto('profiles')
    .values({ user_id: buyer.user.id, state: 'VIC', postcode: '3029', suburb: 'Tarneit', setbacks: null })
    .execute()
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  get = async (url, headers = {}) => bodyOf(await browser.get(url, { headers }))
})
afterAll(() => server.close())

const namesOf = (answer: { items: { name: string }[] }) => answer.items.map(({ name }) => name)

test('before 19 likes brokers are locked, with the needed and the current number of likes', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 14 })
  const browser = openBrowser(server.app, { cookies: buyer.cookies })

  for (const url of ['/api/brokers', `/api/brokers/${randomUUID()}`]) {
    const answer = await browser.get(url)
    expect([answer.statusCode, bodyOf(answer)]).toEqual([
      403,
      { code: 'locked', message: 'This is still locked.', required: 19, current: 14 },
    ])
  }
})

test('the directory is limited to the buyer’s state, filters, and sorts by match or by the fastest reply', async () => {
  const { database } = server
  await aListedBroker(database, {
    name: 'Far',
    profile: { states: ['VIC', 'WA'], areas: [], languages: ['en', 'el'] },
  })
  const near = await aListedBroker(database, { name: 'Near', profile: { capacity: 1 } })
  await aListedBroker(database, {
    name: 'Quick',
    replyMinutes: 12,
    profile: { states: ['VIC'], areas: [], specialties: ['acreage'] },
  })
  await aListedBroker(database, {
    name: 'Abroad',
    replyMinutes: 1,
    profile: { states: ['TAS'], areas: [], specialties: ['energy'] },
  })
  const draft = await aBroker(database, { name: 'Draft' })
  await database.db
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', (await aListedBroker(database, { name: 'Gone' })).user.id)
    .execute()

  expect(namesOf(await get('/api/brokers'))).toEqual(['Near', 'Quick', 'Far'])
  expect(await get('/api/brokers')).toMatchObject({ home: 'VIC', elsewhereCount: 1 })
  expect(namesOf(await get('/api/brokers?sort=fastest'))).toEqual(['Quick', 'Near', 'Far'])
  expect(namesOf(await get('/api/brokers?state=WA'))).toEqual(['Far'])
  expect(await get('/api/brokers?state=WA')).toMatchObject({ home: null, elsewhereCount: 0 })
  expect(await get('/api/brokers?state=TAS')).toMatchObject({
    items: [{ name: 'Abroad', isElsewhere: true }],
  })
  expect(namesOf(await get('/api/brokers?area=3030'))).toEqual(['Near'])
  expect(namesOf(await get('/api/brokers?area=3050'))).toEqual([])
  expect(namesOf(await get('/api/brokers?specialty=acreage'))).toEqual(['Quick'])
  expect(namesOf(await get('/api/brokers?language=el'))).toEqual(['Far'])
  expect(namesOf(await get('/api/brokers', { 'accept-language': 'el-GR,el;q=0.9' }))[0]).toBe('Far')
  expect(await get(`/api/brokers/${draft.user.id}`)).toMatchObject({ code: 'not-found' })
  expect(await get(`/api/brokers/${near.user.id}`)).toMatchObject({
    name: 'Near',
    howPaid: brokerProfileInput().howPaid,
    isFull: false,
    isSelected: false,
    reasons: ["Builds in Tarneit, Melbourne's west"],
    buyerCount: 0,
    capacity: 1,
    isElsewhere: false,
  })

  await database.db
    .updateTable('brokers')
    .set({ buyer_count: 1 })
    .where('user_id', '=', near.user.id)
    .execute()

  expect((await get('/api/brokers')).items.at(-1)).toMatchObject({ name: 'Near', isFull: true })
})

const aBuyerIn = async (state: string | null) => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: UNLOCK_AT.brokers })
  await server.database.db
    .insertInto('profiles')
    .values({ user_id: buyer.user.id, state, setbacks: null })
    .execute()
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  return async (url: string) => bodyOf(await browser.get(url))
}

test('brokers outside the buyer’s state are listed only on request, with the same filters', async () => {
  expect(await get('/api/brokers?elsewhere=yes')).toMatchObject({
    items: [{ name: 'Abroad', isElsewhere: true }],
    home: 'VIC',
    elsewhereCount: 1,
  })
  expect(namesOf(await get('/api/brokers?elsewhere=yes&specialty=acreage'))).toEqual([])
  expect(await get('/api/brokers?specialty=energy')).toMatchObject({ items: [], elsewhereCount: 1 })
  expect(namesOf(await get('/api/brokers?elsewhere=yes&state=VIC'))).toEqual([])
})

test('a state without brokers has an empty list, with the number of brokers elsewhere', async () => {
  const inNorth = await aBuyerIn('NT')

  expect(await inNorth('/api/brokers')).toMatchObject({ items: [], home: 'NT', elsewhereCount: 4 })
  expect(namesOf(await inNorth('/api/brokers?elsewhere=yes'))).toHaveLength(4)
})

test.each(['unsure', null])('a buyer whose state is %s is shown everybody', async (state) => {
  const anywhere = await aBuyerIn(state)
  const all = await anywhere('/api/brokers')

  expect(all).toMatchObject({ home: null, elsewhereCount: 0 })
  expect(namesOf(all).toSorted()).toEqual(['Abroad', 'Far', 'Near', 'Quick'])
  expect(namesOf(await anywhere('/api/brokers?elsewhere=yes'))).toEqual([])
})

test('one first reply is too few to sort by the fastest', async () => {
  const { db } = server.database
  const setCount = (count: number) =>
    db.updateTable('brokers').set({ reply_count: count }).where('reply_minutes', '=', 12).execute()
  await setCount(1)

  const names = namesOf(await get('/api/brokers?sort=fastest'))
  await setCount(9)

  expect(names[0]).not.toBe('Quick')
})

test('the directory comes in pages', async () => {
  const all = namesOf(await get('/api/brokers'))
  const first = await get('/api/brokers?limit=2')
  const second = await get(`/api/brokers?limit=2&after=${first.nextCursor}`)

  expect([...namesOf(first), ...namesOf(second)]).toEqual(all)
  expect(second.nextCursor).toBeUndefined()
})

test('a broker writes and changes their own page, and nobody sees it before it is approved', async () => {
  const broker = await aBroker(server.database, { name: 'Nia' })
  const browser = openBrowser(server.app, { cookies: broker.cookies })
  const profile = brokerProfileInput({ abn: '51 824 753 556' })

  const empty = bodyOf(await browser.get('/api/broker/profile'))
  const saved = await browser.put('/api/broker/profile', { ...profile, version: 0 })
  const changed = await browser.put('/api/broker/profile', {
    ...profile,
    headline: 'Another line',
    version: 1,
  })
  const stale = await browser.put('/api/broker/profile', { ...profile, version: 1 })

  expect(empty).toMatchObject({ name: 'Nia', status: 'draft', version: 0 })
  expect(bodyOf(saved)).toMatchObject({ status: 'draft', abn: '51824753556', version: 1 })
  expect(bodyOf(changed)).toMatchObject({ headline: 'Another line', version: 2 })
  expect([stale.statusCode, bodyOf(stale).code]).toEqual([409, 'profile-changed'])
  expect(await get(`/api/brokers/${broker.user.id}`)).toMatchObject({ code: 'not-found' })
})

test.each([
  [{ abn: '51 824 753 557' }, 'abn'],
  [{ howPaid: 'By builders.' }, 'howPaid'],
  [{ howPaid: undefined }, 'howPaid'],
  [{ hours: [{ day: 1, from: '17:00', to: '09:00' }] }, 'hours'],
  [{ states: [] }, 'states'],
  [{ timeZone: 'Europe/Berlin' }, 'timeZone'],
  [{ areas: [{ name: 'West', state: 'VIC', postcodes: [['30', '31']] }] }, 'areas.0.postcodes.0.0'],
])('a page with %o is refused at its field', async (wrong, path) => {
  const broker = await aBroker(server.database)
  const browser = openBrowser(server.app, { cookies: broker.cookies })

  const answer = await browser.put('/api/broker/profile', { ...brokerProfileInput(), ...wrong, version: 0 })

  expect([answer.statusCode, bodyOf(answer).errors[0].path]).toEqual([400, path])
})
