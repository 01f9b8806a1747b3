import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anUnlockedBuyer, choose } from '#testing/people/conversations.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'
import { somePlans } from '#testing/designs/swipers.ts'

const ENV = { BROKERAGE_NAME: 'Server Brokers', SUPPORT_EMAIL: 'help@server.example' }
let server: TestApp
let other: TestApp

beforeAll(async () => {
  server = await startTestApp({ settings: ENV })
  other = await startTestApp({ settings: ENV, database: server.database })
})
beforeEach(async () => {
  await server.database.db.updateTable('settings').set({ document: '{}', version: 1 }).execute()
  await Promise.all([server.settings.refresh(), other.settings.refresh()])
})
afterAll(async () => {
  await other.close()
  await server.close()
})

async function anOwner() {
  const { user, cookies } = await anAdmin(server.database)
  const browser = openBrowser(server.app, { cookies })
  const change = (group: string, changes: object, version = 1) =>
    browser.patch(`/api/admin/settings/${group}`, { version, changes })
  return { user, browser, change }
}
const browserOf = (app: TestApp, { cookies }: { cookies: Record<string, string> }) =>
  openBrowser(app.app, { cookies })

test("unset settings are those of the server's environment", async () => {
  const { browser } = await anOwner()

  const { brand, features } = bodyOf(await browser.get('/api/admin/settings'))

  expect(brand).toMatchObject({
    values: { brokerageName: 'Server Brokers', brokerageAbn: null, supportEmail: 'help@server.example' },
    version: 1,
    changedAt: null,
  })
  expect(features.values).toEqual({ registrations: true, choosingBrokers: true, sharingPlans: true })
})

test('a change applies in every process, and is in the audit log with its author, the old and the new value', async () => {
  const { user, browser, change } = await anOwner()

  const answer = await change('brand', { brokerageName: ' Harbour Brokers ', brokerageAbn: '51824753556' })

  expect(bodyOf(answer)).toMatchObject({
    values: { brokerageName: 'Harbour Brokers', brokerageAbn: '51 824 753 556' },
    version: 2,
    changedBy: user.name,
  })
  expect(server.settings.now().brand.brokerageName).toBe('Harbour Brokers')
  await expect.poll(() => other.settings.now().brand.brokerageName).toBe('Harbour Brokers')
  const { items } = bodyOf(await browser.get('/api/admin/audit?filter=entity:setting&q=brand'))
  expect(items[0]).toMatchObject({
    action: 'setting.change',
    actor: { id: user.id },
    before: { brokerageName: 'Server Brokers', brokerageAbn: null },
    after: { brokerageName: 'Harbour Brokers', brokerageAbn: '51 824 753 556' },
  })
})

test('of two edits of one version the second is refused with the current version, and changes nothing', async () => {
  const [one, two] = [await anOwner(), await anOwner()]
  await one.change('brand', { brokerageName: 'One' })

  const answer = await two.change('brand', { brokerageName: 'Two' })

  expect(answer.statusCode).toBe(409)
  expect(bodyOf(answer)).toMatchObject({
    code: 'stale-edit',
    latest: { values: { brokerageName: 'One' }, version: 2 },
  })
  expect(server.settings.now().brand.brokerageName).toBe('One')
})

test('of twenty edits at once one wins, and the others are refused', async () => {
  const { change } = await anOwner()

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => change('sms', { smsPerDay: 100 + at })),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
})

test('a setting that is set back follows the environment again, and an empty one is valid too', async () => {
  const { change } = await anOwner()
  await change('brand', { brokerageName: 'Other', supportEmail: null })

  await change('brand', { brokerageName: 'Server Brokers' }, 2)

  const { document } = await server.database.db
    .selectFrom('settings')
    .select('document')
    .where('name', '=', 'brand')
    .executeTakeFirstOrThrow()
  expect(document).toEqual({ supportEmail: null })
})

test.each([
  ['brand', { brokerageUrl: 'brokers.example.com' }, 'brokerageUrl'],
  ['brand', { brokerageUrl: 'javascript:alert(1)' }, 'brokerageUrl'],
  ['brand', { contactFormUrl: 'http://forms.example.com' }, 'contactFormUrl'],
  ['brand', { brokerageAbn: '51 824 753 557' }, 'brokerageAbn'],
  ['brand', { brokerageName: '  ' }, 'brokerageName'],
  ['brand', { supportEmail: 'nobody' }, 'supportEmail'],
  ['sms', { smsPerDay: -1 }, 'smsPerDay'],
  ['sms', { smsPerDay: 1.5 }, 'smsPerDay'],
])('%s: %j is refused at its field', async (group, changes, field) => {
  const { change } = await anOwner()

  const answer = await change(group, changes)

  expect(answer.statusCode).toBe(400)
  expect(bodyOf(answer).errors[0].path).toBe(`changes.${field}`)
})

test('with registration switched off nobody registers, at any process, and people still log in', async () => {
  const { change } = await anOwner()
  const buyer = await aBuyer(server.database)
  await change('features', { registrations: false })
  await expect.poll(() => other.settings.now().features.registrations).toBe(false)

  for (const { app } of [server, other]) {
    const answer = await openBrowser(app).post('/api/auth/register', {
      name: 'Ada',
      email: 'ada.closed@example.com',
      password: 'Dream-2026',
    })
    expect([answer.statusCode, bodyOf(answer).code]).toEqual([403, 'registrations-closed'])
  }
  const { email } = buyer.user
  const login = await openBrowser(server.app).post('/api/auth/login', { email, password: buyer.password })
  expect(login.statusCode).toBe(200)
})

test('with choosing switched off nobody gets or changes a broker, and buyers with a broker keep them', async () => {
  const { change } = await anOwner()
  const broker = await aListedBroker(server.database)
  const [chosen, choosing] = [await anUnlockedBuyer(server.database), await anUnlockedBuyer(server.database)]
  await choose(server.database, chosen, broker)
  await change('features', { choosingBrokers: false })
  const select = (buyer: typeof chosen) =>
    browserOf(server, buyer).post(`/api/brokers/${broker.user.id}/select`, { share: [] })

  const [refused, kept] = [await select(choosing), await select(chosen)]

  expect([refused.statusCode, bodyOf(refused).code]).toEqual([403, 'choosing-closed'])
  expect(kept.statusCode).toBe(201)
})

test('with sharing switched off no plan is shared, and links are inactive until it is on again', async () => {
  const { change } = await anOwner()
  const [planId = ''] = await somePlans(server.database, 1)
  await server.catalogue.refresh()
  const browser = browserOf(server, await aBuyer(server.database))
  const { url } = bodyOf(await browser.post('/api/shared-plans', { designId: planId }))
  const picture = `${new URL(url).pathname}/picture.jpg`
  await change('features', { sharingPlans: false })

  const refused = await browser.post('/api/shared-plans', { designId: planId })

  expect([refused.statusCode, bodyOf(refused).code]).toEqual([403, 'sharing-closed'])
  expect((await browser.get(picture)).statusCode).toBe(404)
  expect((await browser.delete(`/api/shared-plans/${planId}`)).statusCode).toBe(204)
})

test('caps of texts apply at once: in all, to one number and for one address', async () => {
  const { change } = await anOwner()
  const start = async (phone: string) => {
    const buyer = await aBuyer(server.database, { isPhoneVerified: false, hasCompletedProfile: false })
    const { statusCode } = await browserOf(server, buyer).post('/api/auth/phone/start', { phone })
    return statusCode
  }
  expect(await start('+61412000001')).toBe(202)

  await change('sms', { perNumberPerDay: 1 })
  await server.database.db
    .updateTable('attempts')
    .set({ at: new Date(Date.now() - 2 * 3_600_000) })
    .execute()
  expect(await start('+61412000001')).toBe(429)
  expect(await start('+61412000002')).toBe(202)

  await change('sms', { perNumberPerDay: 10, smsPerDay: 0 }, 2)
  expect(await start('+61412000003')).toBe(429)
})
