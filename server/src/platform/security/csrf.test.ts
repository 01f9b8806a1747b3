import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type RouteName } from '@dream/contract/api/routes'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBroker, aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let buyer: Person
let broker: Person
let admin: Person
let other: Person
beforeAll(async () => {
  server = await startTestApp()
  buyer = await aBuyer(server.database)
  broker = await aBroker(server.database)
  admin = await anAdmin(server.database, { adminRole: 'owner', isOpen: true })
  other = await aBuyer(server.database)
})
afterAll(() => server.close())

const ID = '018f0000-0000-7000-8000-000000000000'
const isRoute = (name: string): name is RouteName => name in endpoints
const changes = Object.keys(endpoints)
  .filter(isRoute)
  .filter((name) => !name.startsWith('GET '))
const JSON_TYPE = 'application/json'

const takesFile = (name: RouteName) => 'takesFile' in endpoints[name]
const FILE_FORM = 'multipart/form-data; boundary=x'

type Forgery = {
  headers: (mine: Record<string, string>) => Record<string, string>
  payload?: string
  status: number
  /** By default all routes that change something. */
  isFor?: (name: RouteName) => boolean
}

const cookieAnd = (headers: Record<string, string>) => (mine: Record<string, string>) => ({
  cookie: String(mine['cookie']),
  'content-type': JSON_TYPE,
  ...headers,
})

const FORGERIES: Record<string, Forgery> = {
  'without a token': { headers: cookieAnd({}), status: 403 },
  'with a made-up token': { headers: cookieAnd({ 'x-csrf-token': 'made-up' }), status: 403 },
  "with somebody else's token": {
    headers: (mine) => cookieAnd({ 'x-csrf-token': other.headers['x-csrf-token'] })(mine),
    status: 403,
  },
  'with the token in the cookie alone': {
    headers: (mine) => ({
      cookie: `${mine['cookie']}; csrfToken=${mine['x-csrf-token']}`,
      'content-type': JSON_TYPE,
    }),
    status: 403,
  },
  "with a signed-out browser's token": {
    headers: (mine) => ({
      cookie: `${mine['cookie']}; aid=${visitor.aid}`,
      'content-type': JSON_TYPE,
      'x-csrf-token': visitor.token,
    }),
    status: 403,
  },
  'from another site, with the right token': {
    headers: (mine) => ({ ...mine, 'content-type': JSON_TYPE, 'sec-fetch-site': 'cross-site' }),
    status: 403,
  },
  'from a neighbour host, with the right token': {
    headers: (mine) => ({ ...mine, 'content-type': JSON_TYPE, 'sec-fetch-site': 'same-site' }),
    status: 403,
  },
  'with a foreign origin and the right token': {
    headers: (mine) => ({ ...mine, 'content-type': JSON_TYPE, origin: 'https://evil.example' }),
    status: 403,
  },
  'from a sandboxed frame, with the right token': {
    headers: (mine) => ({ ...mine, 'content-type': JSON_TYPE, origin: 'null' }),
    status: 403,
  },
  'as plain text': { headers: (mine) => ({ ...mine, 'content-type': 'text/plain' }), status: 415 },
  'as a form': {
    headers: (mine) => ({ ...mine, 'content-type': 'application/x-www-form-urlencoded' }),
    payload: 'designId=1&action=like',
    status: 415,
  },
  'as a file form': {
    headers: (mine) => ({ ...mine, 'content-type': FILE_FORM }),
    payload: '--x--',
    status: 415,
    isFor: (name) => !takesFile(name),
  },
  'as a file form without a token': {
    headers: cookieAnd({ 'content-type': FILE_FORM }),
    payload: '--x--',
    status: 403,
    isFor: takesFile,
  },
}

const visitor = { aid: '', token: '' }
beforeAll(async () => {
  const browser = openBrowser(server.app)
  visitor.token = await browser.token()
  visitor.aid = String(browser.jar.get('aid'))
})

/** Person who may call the route; to others an admin route is unknown, whatever they send. */
function sender(name: RouteName): Person {
  if (name.includes(' /api/admin/')) return admin
  return endpoints[name].audience === 'broker' ? broker : buyer
}

describe.each(Object.entries(FORGERIES))('a request that was sent %s', (_, forgery) => {
  test.each(changes.filter(forgery.isFor ?? (() => true)))('is refused by %s', async (name) => {
    const { headers } = sender(name)
    const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string]

    const answer = await server.app.inject({
      method,
      url: path.replaceAll(/:\w+/g, ID),
      headers: forgery.headers(headers),
      payload: forgery.payload ?? '{}',
    })

    expect(answer.statusCode).toBe(forgery.status)
    expect(bodyOf(answer)['code']).toBe(forgery.status === 403 ? 'csrf-failed' : 'content-type')
  })
})

test('none of the forgeries changed anything, and the same request sent by our own page does', async () => {
  const before = await server.app.inject({ url: '/api/auth/me', headers: buyer.headers })
  const newcomer = await aBuyer(server.database, { hasCompletedProfile: false })
  const own = { ...newcomer.headers, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/profile',
    headers: own,
    payload: { name: 'Our Own' },
  })

  expect(bodyOf(before).name).toBe(buyer.user.name)
  expect([answer.statusCode, bodyOf(answer).name]).toEqual([200, 'Our Own'])
})

test.each(['login', 'register', 'logout', 'password/forgot'])(
  'a signed-out browser needs its own token too, at %s',
  async (route) => {
    const browser = openBrowser(server.app)
    await browser.token()

    const without = await browser.post(`/api/auth/${route}`, {}, { csrf: false })
    const foreign = await browser.post(
      `/api/auth/${route}`,
      {},
      { headers: { 'x-csrf-token': visitor.token } },
    )
    const own = await browser.post(`/api/auth/${route}`, {})

    expect([bodyOf(without)['code'], bodyOf(foreign)['code']]).toEqual(['csrf-failed', 'csrf-failed'])
    expect([204, 400]).toContain(own.statusCode)
  },
)

test.each([
  ['application/json; charset=utf-8', 200],
  ['APPLICATION/JSON', 200],
  ['application/json;', 200],
  ['application/json, text/plain', 415],
  ['application/jsonp', 415],
  ['application/x+json', 415],
  [' ', 415],
])('content type %j is answered %i', async (type, status) => {
  const fresh = await aBuyer(server.database)

  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { ...fresh.headers, 'content-type': type },
    payload: '{}',
  })

  expect(answer.statusCode).toBe(status)
})

test.each([
  ['{"name":', 400, 'validation-failed'],
  ['{"__proto__":{"isAdmin":true}}', 400, 'validation-failed'],
  ['[]', 400, 'validation-failed'],
  ['null', 400, 'validation-failed'],
  ['"text"', 400, 'validation-failed'],
  [`{"name":"${'x'.repeat(70_000)}"}`, 413, 'body-too-large'],
])('the body %.20s is refused without a word of the inside', async (payload, status, code) => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/profile',
    headers: { ...buyer.headers, 'content-type': JSON_TYPE },
    payload,
  })

  expect([answer.statusCode, bodyOf(answer)['code']]).toEqual([status, code])
  expect(answer.body).not.toMatch(/FST_|SyntaxError|stack/)
})
