import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { SHARED_PAGES_LIMIT } from '@dream/contract/rules/designs/shared-plans'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { somePlans, storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'

const ORIGIN = 'http://localhost:3000'
const built = temporaryFolder()
const PAGE =
  '<title>%PAGE_TITLE%</title><h1>%PAGE_TITLE%</h1><p data-if="PAGE_BY">%PAGE_BY%</p><p data-if="PAGE_NOTE">%PAGE_NOTE%</p>' +
  '<ul><li data-each="DESIGNS"><b>%DESIGN_TITLE%</b><p data-if="DESIGN_NOTES">%DESIGN_NOTES%</p></li></ul>' +
  '<ul><li data-each="TAGS">%TAG_LABEL% %TAG_LIKES% of %TAG_ALL%</li></ul>'
const OTHERS = ['landing', 'about-us', 'contact', 'app', 'unlock-preview', 'privacy', 'terms', 'not-found']

let server: TestApp
let plans: string[]
let buyer: Person
beforeAll(async () => {
  await mkdir(`${built.path}/site`)
  const names = [...OTHERS, 'shared-plan', 'stopped-plan', 'stopped-page']
  await Promise.all(names.map((name) => writeFile(`${built.path}/site/${name}.html`, `<h1>${name}</h1>`)))
  await writeFile(`${built.path}/site/shared-page.html`, PAGE)
  server = await startTestApp({ webFolder: built.path, settings: { PUBLIC_URL: ORIGIN } })
  plans = await somePlans(server.database, 4)
  await server.catalogue.refresh()
})
afterAll(() => server.close())
beforeEach(async () => {
  buyer = await aBuyer(server.database, { name: 'Robin Ashby' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
const send = ({ headers }: Person, [method, url]: readonly [Method, string], payload?: object) =>
  server.app.inject({ method, url, headers: { ...headers, origin: ORIGIN }, ...(payload && { payload }) })

async function aCollection(person: Person, { name = 'For Mum', designs = plans.slice(0, 2) } = {}) {
  const id = randomUUID()
  await send(person, ['PUT', `/api/preferences/collections/${id}`], { name })
  for (const designId of designs) {
    await send(person, ['POST', '/api/preferences'], { designId, action: 'like' })
    await send(person, ['PUT', `/api/preferences/collections/${id}/designs/${designId}`])
  }
  return id
}
const share = (person: Person, collectionId: string, choices: object = {}) =>
  send(person, ['POST', '/api/shared-pages'], {
    kind: 'collection',
    collectionId,
    showsName: false,
    showsNotes: false,
    ...choices,
  })
const open = (url: string, headers = {}) => server.app.inject({ url: url.slice(ORIGIN.length), headers })
const PERSON = { 'sec-fetch-dest': 'document' }
const list = async (person: Person) => (await send(person, ['GET', '/api/shared-pages'])).json().items
const note = (person: Person, designId: string, text: string) =>
  send(person, ['PUT', `/api/preferences/notes/${randomUUID()}`], {
    designId,
    text,
    pin: null,
    changeId: randomUUID(),
    changedAt: '2026-01-01T10:00:00.000Z',
  })

describe('a shared collection', () => {
  it('is a page for everybody with the link, not indexed, without its owner and their notes', async () => {
    const id = await aCollection(buyer)
    await send(buyer, ['PATCH', `/api/preferences/collections/${id}`], { version: 1, note: 'Under 600k' })
    await note(buyer, plans[0] ?? '', 'Too dark?')

    const { url } = (await share(buyer, id)).json()
    const page = await open(url)

    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    expect(page.body).toContain('<h1>For Mum</h1>')
    expect(page.body.match(/<li/g)).toHaveLength(2)
    for (const secret of ['Robin', 'Ashby', 'Under 600k', 'Too dark?', buyer.user.id, buyer.user.email])
      expect(page.body).not.toContain(secret)
  })

  it('shows the first name and notes when its owner chose so, until they choose otherwise; the link stays', async () => {
    const id = await aCollection(buyer)
    await note(buyer, plans[0] ?? '', 'Too dark?')
    const shown = (await share(buyer, id, { showsName: true, showsNotes: true })).json()
    const before = await open(shown.url)

    const hidden = (await share(buyer, id)).json()
    const after = await open(shown.url)

    expect(before.body).toContain('Collected by Robin<')
    expect(before.body).toContain('Too dark?')
    expect(hidden.url).toBe(shown.url)
    expect(after.body).not.toContain('Robin')
    expect(after.body).not.toContain('Too dark?')
  })

  it("shows only its owner's notes on liked designs, as text", async () => {
    const other = await aBuyer(server.database)
    const id = await aCollection(buyer, { name: '<img src=x onerror=alert(1)> %PAGE_KIND%' })
    await note(buyer, plans[0] ?? '', '<script>window.ran=1</script> %DESIGN_TITLE%')
    await note(other, plans[0] ?? '', "Somebody else's")
    await note(buyer, plans[3] ?? '', 'Of another design')

    const { body } = await open((await share(buyer, id, { showsNotes: true })).json().url)

    expect(body).toContain('&lt;script&gt;window.ran=1&lt;/script&gt; %DESIGN_TITLE%')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; %PAGE_KIND%')
    expect(body).not.toMatch(/<script|<img/)
    expect(body).not.toContain("Somebody else's")
    expect(body).not.toContain('Of another design')
  })

  it('ends once it is stopped, its collection is deleted, or its owner leaves', async () => {
    const [stopped, deleted, left] = [
      await aCollection(buyer),
      await aCollection(buyer),
      await aCollection(buyer),
    ]
    const pages = await Promise.all(
      [stopped, deleted, left].map(async (id) => (await share(buyer, id)).json()),
    )

    await send(buyer, ['DELETE', `/api/shared-pages/${pages[0].id}`])
    await send(buyer, ['DELETE', `/api/preferences/collections/${deleted}`])
    await sql`update users set disabled_at = now() where id = ${buyer.user.id}`.execute(server.database.db)

    const answers = await Promise.all(pages.map(({ url }) => open(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410])
    expect((await open(`${pages[0].url}/picture.jpg`)).statusCode).toBe(404)
    expect((await open(`${ORIGIN}/shared/nonsense`)).statusCode).toBe(404)
  })

  it("cannot be made of somebody else's collection, nor stopped by them", async () => {
    const other = await aBuyer(server.database)
    const id = await aCollection(buyer)
    const page = (await share(buyer, id)).json()

    const foreign = await share(other, id)
    await send(other, ['DELETE', `/api/shared-pages/${page.id}`])

    expect(foreign.statusCode).toBe(404)
    expect((await open(page.url)).statusCode).toBe(200)
    expect(await list(other)).toEqual([])
  })

  it('counts opens by people, and no link previews', async () => {
    const page = (await share(buyer, await aCollection(buyer))).json()

    await Promise.all([open(page.url, PERSON), open(page.url, PERSON), open(page.url)])
    await server.app.inject({ method: 'HEAD', url: page.url.slice(ORIGIN.length), headers: PERSON })

    expect(await list(buyer)).toMatchObject([{ id: page.id, title: 'For Mum', opens: 2 }])
  })

  it('has one link however many tabs ask for it', async () => {
    const id = await aCollection(buyer)

    const answers = await Promise.all(Array.from({ length: 5 }, () => share(buyer, id)))

    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
    expect(await list(buyer)).toHaveLength(1)
  })

  it('is rate limited, and stopping does not raise the limit', async () => {
    const id = await aCollection(buyer)
    for (let count = 0; count < SHARED_PAGES_LIMIT.count; count += 1) {
      const { id: page } = (await share(buyer, id)).json()
      await send(buyer, ['DELETE', `/api/shared-pages/${page}`])
    }

    expect((await share(buyer, id)).statusCode).toBe(429)
  })
})

describe('a shared design DNA', () => {
  it('needs likes with something in common', async () => {
    const answer = await send(buyer, ['POST', '/api/shared-pages'], { kind: 'dna', showsName: true })

    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toMatch(/Like a few more designs first/)
  })

  it('shows what the likes have in common, named only if its owner chose so, and no design', async () => {
    const tagged = Array.from({ length: 4 }, (_, at) =>
      aDesignDocument({ frontage: 20 + at, tags: ['room:study'] }),
    )
    await storeDesigns(server.database, tagged)
    await server.catalogue.refresh()
    for (const { id: designId } of tagged)
      await send(buyer, ['POST', '/api/preferences'], { designId, action: 'like' })

    const page = (await send(buyer, ['POST', '/api/shared-pages'], { kind: 'dna', showsName: true })).json()
    const { body } = await open(page.url)

    expect(body).toContain('<h1>Robin’s design DNA</h1>')
    expect(body).toMatch(/<li data-each="TAGS">\w[^<]* 4 of 4<\/li>/)
    expect(body).not.toContain('DESIGN_TITLE')
    expect(body).not.toContain('Ashby')
  })
})
