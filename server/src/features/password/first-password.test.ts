import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBroker } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

test('a broker with a given password sees nothing of the desk before they have chosen their own', async () => {
  const broker = await aBroker(server.database, { mustChangePassword: true })
  const browser = openBrowser(server.app, { cookies: broker.cookies })
  const before = await browser.get('/api/broker/conversations')
  const me = bodyOf(await browser.get('/api/auth/me'))

  const changed = await browser.post('/api/auth/password/change', {
    current: broker.password,
    password: 'Of-My-Own-9',
  })

  expect([before.statusCode, bodyOf(before).code]).toEqual([403, 'password-change-required'])
  expect(me).toMatchObject({ isBroker: true, mustChangePassword: true })
  expect(changed.statusCode).toBe(204)
  expect(bodyOf(await browser.get('/api/auth/me'))).toMatchObject({ mustChangePassword: false })
  expect((await browser.get('/api/broker/conversations')).statusCode).toBe(200)
})

test('the first password must differ from the given one', async () => {
  const broker = await aBroker(server.database, { mustChangePassword: true })
  const browser = openBrowser(server.app, { cookies: broker.cookies })

  const { password } = broker
  const answer = await browser.post('/api/auth/password/change', { current: password, password })

  expect(bodyOf(answer)).toMatchObject({ code: 'password-unchanged' })
  expect(bodyOf(await browser.get('/api/auth/me'))).toMatchObject({ mustChangePassword: true })
})
