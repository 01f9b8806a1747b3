import { FEATURES, UNLOCK_AT, UNLOCKS_CONFIRMATION } from '@dream/contract/rules/designs/unlocks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
let plans: string[]

beforeAll(async () => {
  server = await startTestApp()
  plans = await somePlans(server.database, 24)
  await server.catalogue.refresh()
})
beforeEach(async () => {
  await server.database.db.updateTable('settings').set({ document: '{}', version: 1 }).execute()
  await server.settings.refresh()
})
afterAll(() => server.close())

const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })
async function set(changes: object, { confirmation = UNLOCKS_CONFIRMATION, version = 1 } = {}) {
  const owner = await anAdmin(server.database)
  return browserOf(owner).patch('/api/admin/settings/unlocks', { version, changes, confirmation })
}
const progressOf = async (buyer: Person) => bodyOf(await browserOf(buyer).get('/api/user-progress'))
const like = async (buyer: Person, place: number) =>
  bodyOf(await browserOf(buyer).post('/api/preferences', { designId: plans[place], action: 'like' }))

test('without the confirmation, or with numbers that do not rise, nothing changes', async () => {
  const untyped = await set({ brokers: 25 }, { confirmation: 'yes' })
  const falling = await set({ land: 17 })

  expect(bodyOf(untyped)).toMatchObject({ code: 'validation-failed', errors: [{ path: 'confirmation' }] })
  expect(bodyOf(falling)).toMatchObject({
    code: 'validation-failed',
    errors: [{ path: 'changes.videos', message: 'Each one unlocks later than the one before' }],
  })
  expect(server.settings.now().unlocks).toEqual(UNLOCK_AT)
})

test('the next swipe uses new numbers, and the app gets them', async () => {
  const buyer = await aBuyer(server.database)
  expect(await progressOf(buyer)).not.toHaveProperty('unlockAt')
  await set({ dreamlist: 2, land: 3 })

  const answers = []
  for (let place = 0; place < 3; place += 1) answers.push((await like(buyer, place)).unlocked)

  expect(answers).toEqual([[], ['dreamlist'], ['land']])
  expect(await progressOf(buyer)).toEqual({
    floorPlanLikes: 3,
    unlocked: ['dreamlist', 'land'],
    unlockAt: { ...UNLOCK_AT, dreamlist: 2, land: 3 },
  })
})

test('a higher number locks nothing again', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 19 })

  await set({ dreamlist: 30, land: 31, videos: 32, brokers: 33 })

  expect((await progressOf(buyer)).unlocked).toEqual(FEATURES)
  expect((await browserOf(buyer).get('/api/brokers')).statusCode).toBe(200)
})

test('people with enough likes for a lower number get the feature at once', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 12 })

  await set({ dreamlist: 5, land: 6, videos: 7, brokers: 12 })

  expect((await progressOf(buyer)).unlocked).toEqual(FEATURES)
})

test('a lowered number that another process did not know yet is made up for with the next like', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 11 })
  // Simulates an eleventh like just after the change, from a process that did not know of it.
  await server.database.db
    .updateTable('settings')
    .set({ document: JSON.stringify({ land: 11 }) })
    .where('name', '=', 'unlocks')
    .execute()
  await server.settings.refresh()
  const [planId] = await somePlans(server.database, 1)
  await server.catalogue.refresh()

  const answer = await browserOf(buyer).post('/api/preferences', { designId: planId, action: 'like' })

  expect(bodyOf(answer)).toMatchObject({ floorPlanLikes: 12, unlocked: ['land'] })
})

test('a locked section names the new number', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 4 })
  await set({ brokers: 40 })

  const answer = await browserOf(buyer).get('/api/brokers')

  expect(bodyOf(answer)).toMatchObject({ code: 'locked', required: 40, current: 4 })
})

test('an owner without a recent step-up is asked for it first', async () => {
  const owner = await anAdmin(server.database)
  await server.database.db
    .updateTable('sessions')
    .set({ admin_confirmed_at: new Date(Date.now() - 6 * 60_000) })
    .where('id', '=', owner.sessionId)
    .execute()

  const answer = await browserOf(owner).patch('/api/admin/settings/unlocks', {
    version: 1,
    changes: { brokers: 20 },
    confirmation: UNLOCKS_CONFIRMATION,
  })

  expect([answer.statusCode, bodyOf(answer).code]).toEqual([403, 'confirm-it-is-you'])
})
