import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CatalogueFile, type Design } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'

const LIBRARY = fileURLToPath(new URL('../../../../../catalogue/library/', import.meta.url))
const ORIGIN = 'http://localhost:3000'
const built = temporaryFolder()
const NAMES = [
  'landing',
  'about-us',
  'contact',
  'app',
  'unlock-preview',
  'privacy',
  'terms',
  'not-found',
  'stopped-plan',
  'shared-page',
  'stopped-page',
]
const PAGE =
  '<style>a{}</style><meta property="og:image" content="%PUBLIC_URL%/plan/%PLAN_TOKEN%/picture.jpg"><title>%PLAN_TITLE%</title>' +
  '<meta name="description" content="%PLAN_SUMMARY%"><h1>%PLAN_TITLE%</h1><p>%PLAN_BEDROOMS%|%PLAN_CARS%|%PLAN_STOREYS%|%PLAN_LOT%</p>' +
  '<ul><li><img src="%PLAN_GROUND%"></li><li data-if="PLAN_UPPER"><img src="%PLAN_UPPER%"></li>' +
  '<li data-if="PLAN_STREET"><img src="%PLAN_STREET%"></li></ul><b data-if="PLAN_SITE">%PLAN_SITE%</b>'
const NO_SUCH = '0'.repeat(32)

let server: TestApp
let buyer: Person
let designs: Map<string, Design>
const design = (slug: string): Design => {
  const found = designs.get(slug)
  if (!found) throw new Error(`The library has lost ${slug}`)
  return found
}
/** Plan of one storey with a render of its street, and one of two storeys without. */
const [WITH_STREET, STREET] = ['fernlight-rise', 'facade-farmhouse-2']
let twoStoreys: Design

beforeAll(async () => {
  const file: unknown = JSON.parse(await readFile(`${LIBRARY}designs.json`, 'utf8'))
  const all = CatalogueFile.parse(file).designs
  designs = new Map(all.map((each) => [each.slug, each]))
  twoStoreys = all.find(({ plan }) => plan?.storeys === 2) ?? design(WITH_STREET)
  await mkdir(`${built.path}/site`)
  await Promise.all(NAMES.map((name) => writeFile(`${built.path}/site/${name}.html`, `<h1>${name}</h1>`)))
  await writeFile(`${built.path}/site/shared-plan.html`, PAGE)
  const streets = { [design(WITH_STREET).id]: design(STREET).id }
  await writeFile(`${built.path}/site/street-sides.json`, JSON.stringify(streets))
  server = await startTestApp({
    webFolder: built.path,
    mediaFolder: LIBRARY,
    settings: { PUBLIC_URL: ORIGIN },
  })
  await storeDesigns(server.database, [design(WITH_STREET), design(STREET), twoStoreys])
  await server.catalogue.refresh()
  buyer = await aBuyer(server.database, { name: 'Priya Nair' })
})
afterAll(async () => {
  await server.close()
  await built[Symbol.asyncDispose]()
})

const get = (url: string) => server.app.inject({ url })
async function share({ id }: Design, { headers } = buyer): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/shared-plans',
    headers: { ...headers, origin: ORIGIN },
    payload: { designId: id },
  })
  return answer.json().url.slice(ORIGIN.length)
}
const stop = ({ id }: Design, { headers } = buyer) =>
  server.app.inject({
    method: 'DELETE',
    url: `/api/shared-plans/${id}`,
    headers: { ...headers, origin: ORIGIN },
  })

test('anybody with the link sees the plan, its facts and its street, and not the person who shared it', async () => {
  const { body, statusCode, headers } = await get(await share(design(WITH_STREET)))

  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Fernlight Rise</h1><p>4|2 cars|One storey|14.5 × 29.5 m</p>')
  expect(body).toContain(design(STREET).pictures[0]?.light)
  expect(body).not.toContain('%PLAN_')
  expect(body).not.toContain('Priya')
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+'/)
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('two storeys have two drawings, and missing renders leave no gap', async () => {
  const { body } = await get(await share(twoStoreys))

  for (const { light } of twoStoreys.drawings) expect(body).toContain(`src="${light}"`)
  expect(body).not.toContain('%PLAN_')
  expect(body.match(/<li/g)).toHaveLength(2)
})

test("a plan's name may have any characters", async () => {
  const odd = { ...twoStoreys, id: crypto.randomUUID(), slug: 'odd', title: '"><script>alert(1)</script>' }
  await storeDesigns(server.database, [odd])
  await server.catalogue.refresh()

  const { body } = await get(await share(odd))

  expect(body).not.toContain('<script>')
  expect(body).toContain('<h1>&quot;&gt;&lt;script&gt;')
})

test('the preview picture is a raster of the size for messengers, and ends with the link', async () => {
  const path = await share(design(WITH_STREET))
  const { body } = await get(path)
  expect(body).toContain(`content="${ORIGIN}${path}/picture.jpg"`)

  const picture = await get(`${path}/picture.jpg`)

  expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex, nofollow' })
  const { width, height, format } = await sharp(picture.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(picture.rawPayload.length).toBeLessThan(300_000)
  await stop(design(WITH_STREET))
  expect((await get(`${path}/picture.jpg`)).statusCode).toBe(404)
})

test('a plan with its drawing as the card is previewed in the colours of the drawing', async () => {
  const { drawings, ...plan } = design(WITH_STREET)
  const archived = { ...plan, drawings, pictures: drawings, id: crypto.randomUUID(), slug: 'archived' }
  await storeDesigns(server.database, [archived])
  await server.catalogue.refresh()

  const picture = await get(`${await share(archived)}/picture.jpg`)

  expect(picture.headers['content-type']).toBe('image/jpeg')
  // Shapes without a colour are black.
  const plot = sharp(picture.rawPayload).extract({ left: 60, top: 60, width: 500, height: 510 })
  const { channels } = await plot.greyscale().stats()
  expect(channels[0]?.mean).toBeGreaterThan(180)
})

test('a plan whose pictures are missing has the picture of the product', async () => {
  const bare = {
    ...twoStoreys,
    id: crypto.randomUUID(),
    slug: 'bare',
    pictures: [{ level: null, light: '/media/../designs.json', dark: null, width: 1, height: 1 }],
  }
  await storeDesigns(server.database, [bare])
  await server.catalogue.refresh()

  const answer = await get(`${await share(bare)}/picture.jpg`)

  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/share/landing.jpg')
  expect(server.complaints.splice(0).join('')).toContain('No preview of a shared plan')
})

test('a stopped link says so at once, in the brand', async () => {
  const path = await share(design(WITH_STREET))
  await stop(design(WITH_STREET))

  const { statusCode, body, headers } = await get(path)

  expect(statusCode).toBe(410)
  expect(body).toBe('<h1>stopped-plan</h1>')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
})

test.each([
  ['an account that is closed', (id: string) => sql`update users set disabled_at = now() where id = ${id}`],
  ['an account that is deleted', (id: string) => sql`delete from users where id = ${id}`],
])('the links of %s are over', async (_, end) => {
  const person = await aBuyer(server.database)
  const path = await share(twoStoreys, person)
  expect((await get(path)).statusCode).toBe(200)

  await end(person.user.id).execute(server.database.db)

  expect((await get(path)).statusCode).toBe(410)
})

test.each([
  ['left the catalogue', sql`status = 'archived'`],
  [
    'became a kitchen, of which there is no plan to show',
    sql`document = document || '{"category": "Kitchen"}', category = 'Kitchen'`,
  ],
])('a plan that %s is shared no longer', async (_, change) => {
  const plan = { ...twoStoreys, id: crypto.randomUUID(), slug: `once-${crypto.randomUUID()}` }
  await storeDesigns(server.database, [plan])
  await server.catalogue.refresh()
  const path = await share(plan)

  await sql`update designs set ${change}, updated_at = clock_timestamp() where id = ${plan.id}`.execute(
    server.database.db,
  )
  await server.catalogue.refresh()

  const { statusCode, body } = await get(path)
  expect([statusCode, body]).toEqual([410, '<h1>stopped-plan</h1>'])
})

test.each([
  [`/plan/${NO_SUCH}`, 410],
  ['/plan/abc', 404],
  [`/plan/${'z'.repeat(32)}`, 404],
  ['/plan/%00', 404],
])('%s, which nobody has, is %i and said in words', async (path, status) => {
  const { statusCode, body } = await get(path)

  expect([statusCode, body]).toEqual([status, '<h1>stopped-plan</h1>'])
})

test.each(['/plan', `/plan/${NO_SUCH}/more`, `/plan/${'a'.repeat(300)}`])('%s is no page', async (path) => {
  const { statusCode, body } = await get(path)

  expect([statusCode, body]).toEqual([404, '<h1>not-found</h1>'])
})

test('capitals and a trailing slash redirect to the page', async () => {
  const path = await share(twoStoreys)

  const written = path.toUpperCase()
  const answer = await get(`${written}/`)

  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(path)
  expect((await get(`/plan/${written.slice('/PLAN/'.length)}`)).statusCode).toBe(200)
})

test('shared plans are not indexed', async () => {
  await share(twoStoreys)

  const { body } = await get('/sitemap.xml')

  expect(body).not.toContain('/plan')
})
