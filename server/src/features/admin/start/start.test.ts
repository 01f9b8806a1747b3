import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { setUpTotp } from '#testing/people/admin-factors.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aBroker, anAdmin } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ settings: { DEMO: '0' } })
})
afterAll(() => server.close())

test('the list is correct, step by step, and disappears when all is done', async () => {
  const { cookies } = await anAdmin(server.database)
  const browser = openBrowser(server.app, { cookies })
  const done = async (app = server) => {
    const { steps } = bodyOf(await openBrowser(app.app, { cookies }).get('/api/admin/start'))
    return steps.filter((step: { isDone: boolean }) => step.isDone).map(({ id }: { id: string }) => id)
  }
  // The test settings have the brokerage's name, with the example's website.
  expect(await done()).toEqual(['owner'])

  await setUpTotp(browser)
  expect(await done()).toEqual(['owner', 'factors'])

  await browser.patch('/api/admin/settings/brand', {
    version: 1,
    changes: { brokerageName: 'Harbour Brokers', brokerageUrl: 'https://harbour.example' },
  })
  await storeDesigns(server.database, [aDesignDocument()])
  await aBroker(server.database)
  expect(await done()).toEqual(['owner', 'factors', 'brand', 'designs', 'broker'])

  const services = { SMTP_URL: 'smtp://mail.example.com', SMS_URL: 'https://sms.example.com', SMS_KEY: 'k3y' }
  const set = await startTestApp({ settings: { DEMO: '0', ...services }, database: server.database })
  expect(bodyOf(await openBrowser(set.app, { cookies }).get('/api/admin/start'))).toEqual({ steps: [] })
  await set.close()
})

test('a demo has nothing to set up', async () => {
  const { cookies } = await anAdmin(server.database)
  const demo = await startTestApp({ settings: { DEMO: '1' }, database: server.database })

  const answer = await openBrowser(demo.app, { cookies }).get('/api/admin/start')
  await demo.close()

  expect(bodyOf(answer)).toEqual({ steps: [] })
})
