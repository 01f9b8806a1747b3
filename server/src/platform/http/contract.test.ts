import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '@dream/contract/api/routes'
import { PROBLEMS } from '@dream/contract/api/errors'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const NOT_FOUND = { code: 'not-found', message: PROBLEMS['not-found'].message }
const split = (name: string) => name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]

test.each(Object.keys(endpoints))('%s is served', (name) => {
  const [method, url] = split(name)

  expect(server.app.hasRoute({ method, url })).toBe(true)
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/users'],
  ['GET', '/api'],
  ['GET', '/api/'],
  ['DELETE', '/api/auth/me'],
  ['POST', '/api/nothing'],
  ['PATCH', '/api/profile'],
  ['GET', '/api/auth/ME'],
  ['GET', '/api/Auth/me'],
  ['GET', '/api/auth/me/'],
  ['GET', '/api/auth%2Fme'],
  ['GET', '/api//auth/me'],
] as const)('%s %s is not found, in the shape of every failure', async (method, url) => {
  const answer = await server.app.inject({ method, url })

  expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND])
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a path that cannot be decoded is refused with a problem', async () => {
  const answer = await server.app.inject({ url: '/api/designs/%E0%A4%A' })

  expect([answer.statusCode, Object.keys(bodyOf(answer))]).toEqual([400, ['code', 'message']])
})

test('the OpenAPI document names the session cookie as it is really called', async () => {
  const secure = await startTestApp({
    settings: { PUBLIC_URL: 'https://dream.example' },
    database: server.database,
  })
  const nameAt = async ({ app }: TestApp) =>
    bodyOf(await app.inject('/api/openapi.json')).components.securitySchemes.session.name

  expect([await nameAt(server), await nameAt(secure)]).toEqual(['sid', '__Host-sid'])
  await secure.close()
})

test('the OpenAPI document has every route with its input, answer and problems', async () => {
  const answer = await openBrowser(server.app).get('/api/openapi.json')

  const document = bodyOf(answer)
  const described = Object.entries(document['paths']).flatMap(([path, methods]) =>
    Object.keys(methods as object).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  )
  expect(document['openapi']).toBe('3.1.0')
  const isPublic = (name: string) => !name.includes(' /api/admin/')
  expect(described.toSorted()).toEqual(Object.keys(endpoints).filter(isPublic).toSorted())
  const register = document['paths']['/api/auth/register'].post
  expect(register.requestBody.content['application/json'].schema).toMatchObject({
    required: ['name', 'email', 'password'],
    properties: { hasInstalledApp: { type: 'boolean', default: false } },
  })
  expect(Object.keys(register.responses)).toEqual([
    '201',
    '400',
    '403',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
  const change = document['paths']['/api/profile'].put.requestBody.content['application/json'].schema
  expect(change.properties.whoFor).toMatchObject({
    anyOf: [{ enum: expect.arrayContaining(['family', 'unsure']) }, { type: 'null' }],
  })
})

test('in production the OpenAPI document is for admins only', async () => {
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    ALLOW_INSECURE: 'no-mail,no-sms',
    RATE_LIMIT_SCALE: '1',
  }
  const live = await startTestApp({ settings })
  const [owner, buyer] = [await anAdmin(live.database), await aBuyer(live.database)]
  const unopened = await anAdmin(live.database, { isOpen: false })
  const status = async (headers = {}) =>
    (await live.app.inject({ url: '/api/openapi.json', headers })).statusCode

  expect([await status(), await status(buyer.headers), await status(unopened.headers)]).toEqual([
    404, 404, 404,
  ])
  expect(await status(owner.headers)).toBe(200)
  await live.close()
})
