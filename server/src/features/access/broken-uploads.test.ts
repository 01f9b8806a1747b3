import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin, aBroker, type Person } from '#testing/people/people.ts'

let server: TestApp
let people: Record<'owner' | 'broker', Person>
beforeAll(async () => {
  server = await startTestApp()
  people = { owner: await anAdmin(server.database), broker: await aBroker(server.database) }
})
afterAll(() => server.close())

const FORM = 'multipart/form-data; boundary=part'
const HEAD = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const BROKEN: [string, { type: string; body: string }][] = [
  ['ends before its first part', { type: FORM, body: '--pa' }],
  ['ends in the middle of a file', { type: FORM, body: `${HEAD}half a picture` }],
  ['is empty', { type: FORM, body: '' }],
  ['has no boundary', { type: 'multipart/form-data', body: HEAD }],
]
const ROUTES = [
  ['owner', '/api/admin/designs/files?kind=picture'],
  ['owner', '/api/admin/imports'],
  ['broker', '/api/broker/photo'],
] as const

test.each(BROKEN.flatMap(([name, sent]) => ROUTES.map((route) => [name, ...route, sent] as const)))(
  'an upload that %s is the fault of whoever sent it (%s, %s)',
  async (_, who, url, { type, body }) => {
    const headers = { ...people[who].headers, 'content-type': type }
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: body })

    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  },
)
