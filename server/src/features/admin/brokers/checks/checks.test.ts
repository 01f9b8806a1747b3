import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aPdf } from '#testing/apps/uploads.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { warnOfChecks } from './warn-of-checks.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: join(folder.path, 'data') } })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

let admin: Person
let room: Browser
let broker: Person
let url: string
beforeEach(async () => {
  admin = await anAdmin(server.database)
  room = openBrowser(server.app, { cookies: admin.cookies })
  broker = await aListedBroker(server.database)
  url = `/api/admin/brokers/${broker.user.id}`
})

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const check = (what: string, expiresOn: string | null = null) => ({
  what,
  checkedOn: '2026-11-01',
  expiresOn,
  evidence: null as unknown,
})
const save = async (checks: unknown[], version = 1) =>
  bodyOf(await room.put(`${url}/checks`, { version, checks }))
const seenByBuyers = async () => {
  const { cookies } = await anUnlockedBuyer(server.database)
  return bodyOf(await openBrowser(server.app, { cookies }).get(`/api/brokers/${broker.user.id}`)).checks
}

test('buyers see valid checks with their date and without evidence, and no expired ones', async () => {
  const link = { kind: 'link', url: 'https://register.example.com/1' }

  const saved = await save([
    { ...check('Licence seen', inDays(90)), evidence: link },
    check('Insurance seen', inDays(-2)),
    check('ABN matches'),
  ])

  expect(saved).toMatchObject({ checksVersion: 2, checks: [{ evidence: link }, {}, {}] })
  expect(await seenByBuyers()).toEqual([
    { what: 'Licence seen', checkedOn: '2026-11-01' },
    { what: 'ABN matches', checkedOn: '2026-11-01' },
  ])
})

test("of two admins the second, who has not seen the first one's change, changes nothing", async () => {
  await save([check('Licence seen')])

  expect(await save([check('Something else')])).toMatchObject({
    code: 'stale-edit',
    latest: { checks: [{ what: 'Licence seen' }] },
  })
})

test('a broker is warned once of a check that expires within thirty days, and again after a new expiry date', async () => {
  await save([check('Licence seen', inDays(20)), check('Insurance seen', inDays(60))])
  const warn = async () => {
    await Promise.all([1, 2].map(() => warnOfChecks(server.database)))
    await server.runJobs()
    return server.messenger.sent.splice(0).filter(({ to }) => to === broker.user.email)
  }

  const [first, ...more] = await warn()
  expect(first?.text).toContain('Licence seen: until')
  expect(first?.text).not.toContain('Insurance')
  expect(more).toEqual([])
  expect(await warn()).toEqual([])
  await save([check('Licence seen', inDays(20)), check('Other', inDays(90))], 2)
  expect(await warn()).toEqual([])
  await save([check('Licence seen', inDays(25))], 3)
  expect(await warn()).toHaveLength(1)
})

test('evidence is opened by admins only, and must be a photo or PDF', async () => {
  const put = async (bytes: Buffer) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'licence.pdf')
    const answer = await fetch(`${server.url}${url}/evidence`, {
      method: 'POST',
      headers: { ...admin.headers, origin: server.url },
      body: form,
    })
    return (await answer.json()) as { id: string; name: string; code?: string }
  }
  const file = await put(aPdf())
  await save([{ ...check('Licence seen'), evidence: { kind: 'file', id: file.id, name: file.name } }])

  const opened = await room.get(`${url}/evidence/${file.id}`)
  expect([opened.statusCode, opened.rawPayload.length]).toEqual([200, aPdf().length])
  expect(opened.headers['content-disposition']).toContain('attachment; filename="licence.pdf"')
  const other = await aListedBroker(server.database)
  expect((await room.get(`/api/admin/brokers/${other.user.id}/evidence/${file.id}`)).statusCode).toBe(404)
  const theirs = openBrowser(server.app, { cookies: broker.cookies })
  expect((await theirs.get(`${url}/evidence/${file.id}`)).statusCode).toBe(404)
  expect((await theirs.get(`/api/portraits/${file.id}`)).statusCode).toBe(404)
  expect((await put(Buffer.from('<html>'))).code).toBe('file-type')
})

test('a broker sees the expiry of their checks', async () => {
  await save([check('Licence seen', inDays(5))])

  const own = bodyOf(await openBrowser(server.app, { cookies: broker.cookies }).get('/api/broker/profile'))
  expect(own.checks).toEqual([{ what: 'Licence seen', checkedOn: '2026-11-01', expiresOn: inDays(5) }])
})
