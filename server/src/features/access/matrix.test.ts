import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@dream/contract/api/endpoint'
import { PROBLEMS } from '@dream/contract/api/errors'
import { endpoints } from '@dream/contract/api/routes'
import { ACTORS, createActors } from '#testing/access/actors.ts'
import { ADMIN_CHANGES } from '#testing/access/admin-changes.ts'
import { FOR, ROUTES } from '#testing/access/routes.ts'
import { bodyOf } from '#testing/apps/browser.ts'
import { formWith } from '#testing/apps/uploads.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin } from '#testing/people/people.ts'

const folder = temporaryFolder()
let server: TestApp
let actors: ReturnType<typeof createActors>
beforeAll(async () => {
  server = await startTestApp({ settings: { DATA_DIR: folder.path } })
  actors = createActors(server.database)
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const split = (name: string) => name.split(' ') as [Method, string]
const ID = '018f0000-0000-7000-8000-000000000000'
const all: [string, Endpoint][] = Object.entries(endpoints)
const isHidden = (name: string) => name.includes(' /api/admin/')

/** Problems that only access rules answer. */
const REFUSALS = [
  'unauthenticated',
  'phone-unverified',
  'profile-incomplete',
  'forbidden',
  'password-change-required',
]

test('every route is in the matrix exactly once', () => {
  const listed = FOR.flatMap((whom) => ROUTES[whom])

  expect(listed.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

describe.each(FOR.flatMap((whom) => ROUTES[whom].map((name) => ({ whom, name }))))(
  '$name, for $whom',
  ({ whom, name }) => {
    test.each(Object.entries(ACTORS))('asked by: %s', async (actor, { refusals }) => {
      const [method, path] = split(name)
      const headers = await actors.headersOf(actor)

      const answer = await server.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, ID),
        ...(headers && { headers }),
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      })

      const refused = refusals[whom]
      const code = answer.statusCode < 300 ? null : bodyOf(answer)['code']
      if (refused !== null) {
        const { status } = PROBLEMS[refused as keyof typeof PROBLEMS]
        expect([answer.statusCode, code]).toEqual([status, refused])
      } else if (whom !== 'anybody') expect(REFUSALS).not.toContain(code)
      // An existing route must not answer like an unknown address, unless its path names a missing thing.
      if (refused === null && isHidden(name) && !path.includes(':')) expect(code).not.toBe('not-found')
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.headers['cache-control']).toBe('no-store')
    })
  },
)

describe('a change by an admin', () => {
  const changes = all.filter(
    ([name, { isQuestion }]) => isHidden(name) && !name.startsWith('GET ') && !isQuestion,
  )

  test.each(changes)('%s succeeds, and writes an audit entry', async (name, { status }) => {
    const owner = await anAdmin(server.database)
    const ready = ADMIN_CHANGES[name as keyof typeof ADMIN_CHANGES]
    expect(ready, 'has no request in testing/access/admin-changes.ts').toBeDefined()
    const { params = {}, query, headers, body, file } = (await ready?.(server, owner)) ?? {}
    const form = file && (await formWith(file))
    const [method, path] = split(name)
    const lines = async () =>
      (await server.database.db.selectFrom('audit').select('id').where('actor', '=', owner.user.id).execute())
        .length
    const before = await lines()

    const answer = await server.app.inject({
      method,
      url: path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? ID),
      headers: { ...owner.headers, ...headers, ...form?.headers },
      ...(query && { query }),
      ...(method !== 'DELETE' && { payload: form?.payload ?? (body as object) ?? {} }),
    })

    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)])
    expect(await lines()).toBeGreaterThan(before)
  })
})
