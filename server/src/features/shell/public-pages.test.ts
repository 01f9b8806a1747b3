import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const built = temporaryFolder()
const STYLES = 'body{color:teal}'
const NAMES = [
  'landing',
  'about-us',
  'contact',
  'contact-with-form',
  'app',
  'unlock-preview',
  'privacy',
  'terms',
  'not-found',
  'shared-plan',
  'stopped-plan',
  'shared-page',
  'stopped-page',
]
const printed = (name: string) =>
  `<!doctype html><style>${STYLES}</style><link rel="canonical" href="%PUBLIC_URL%/"><h1>${name}</h1>` +
  '<script type="application/ld+json">{"name":"%BROKERAGE_NAME%"}</script>' +
  '<a href="%BROKERAGE_URL%">%BROKERAGE_NAME%</a><iframe src="%CONTACT_FORM_URL%"></iframe>' +
  '<ul><li data-if="SUPPORT_EMAIL"><a href="mailto:%SUPPORT_EMAIL%">%SUPPORT_EMAIL%</a></li>' +
  '<li data-if="SUPPORT_PHONE"><a href="tel:%SUPPORT_PHONE_DIGITS%">%SUPPORT_PHONE%</a></li></ul>' +
  '<p>© %YEAR%</p><span data-if="BROKERAGE_ABN">ABN %BROKERAGE_ABN%</span>'
const SETTINGS = {
  PUBLIC_URL: 'https://dream.example.com',
  BROKERAGE_NAME: 'Say "Hi" </script> & Sons',
  BROKERAGE_URL: 'https://brokers.example.com/?a=1&b=2',
}
let server: TestApp

beforeAll(async () => {
  await mkdir(`${built.path}/site`)
  await writeFile(
    `${built.path}/app.html`,
    '<script type="application/json" id="settings">{}</script><p>app</p>',
  )
  await Promise.all(NAMES.map((name) => writeFile(`${built.path}/site/${name}.html`, printed(name))))
  server = await startTestApp({ webFolder: built.path, settings: SETTINGS })
})
afterAll(async () => {
  await server.close()
  await built[Symbol.asyncDispose]()
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const headingOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

test.each([
  ['/', 'landing'],
  ['/?utm_source=poster', 'landing'],
  ['/about-us', 'about-us'],
  ['/About-Us/', 'about-us'],
  ['/contact', 'contact'],
  ['/APP', 'app'],
  ['/unlock-preview/', 'unlock-preview'],
  ['/privacy', 'privacy'],
  ['/Terms/', 'terms'],
])('%s answers the page %s, which may be listed', async (url, name) => {
  const answer = await get(url)

  expect(answer.statusCode).toBe(200)
  expect(headingOf(answer.body)).toBe(name)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(answer.headers['x-robots-tag']).toBeUndefined()
})

test.each([
  ['/home', '/'],
  ['/HOME/', '/'],
  ['/home?utm_source=poster', '/?utm_source=poster'],
])('%s leads to %s', async (url, to) => {
  const answer = await get(url)

  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(to)
})

test('the company behind the product is named literally, whatever characters its name has', async () => {
  const { body } = await get('/about-us')

  const data = /ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ name: SETTINGS.BROKERAGE_NAME })
  expect(body).toContain('href="https://brokers.example.com/?a=1&amp;b=2"')
  expect(body).toContain('Say &quot;Hi&quot; &lt;/script&gt; &amp; Sons</a>')
  expect(body).toContain('href="https://dream.example.com/"')
})

test("the company's details are shown as far as they are set", async () => {
  const other = await startTestApp({
    webFolder: built.path,
    settings: { ...SETTINGS, SUPPORT_PHONE: '(03) 5550 1234', BROKERAGE_ABN: '51824753556' },
    database: server.database,
  })

  const [plain, whole] = [await get('/'), await other.app.inject({ url: '/' })]
  await other.app.close()

  expect(plain.body).toContain(`<ul></ul><p>© ${new Date().getFullYear()}</p>`)
  expect(plain.body).not.toContain('ABN')
  expect(whole.body).toContain('<a href="tel:0355501234">(03) 5550 1234</a>')
  expect(whole.body).toContain('ABN 51 824 753 556')
  expect(whole.body).not.toContain('mailto:')
})

test("a page's own styles are allowed by their hash, and nothing else is", async () => {
  const { headers } = await get('/')

  const hash = createHash('sha256').update(STYLES).digest('base64')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('frame-src')
})

test('a page is sent compressed to clients that accept it', async () => {
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip;q=0.8, br;q=0' })

  expect(br.headers['content-encoding']).toBe('br')
  expect(headingOf(brotliDecompressSync(br.rawPayload).toString())).toBe('landing')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(headingOf(gunzipSync(gzip.rawPayload).toString())).toBe('landing')
})

test('a page that the browser has cached is not sent again', async () => {
  const { headers } = await get('/contact')

  const again = await get('/contact', { 'if-none-match': String(headers.etag) })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('an unknown path is a 404 that is not indexed, for a visitor a page of the site', async () => {
  const answer = await get('/no-such-room')

  expect(answer.statusCode).toBe(404)
  expect(headingOf(answer.body)).toBe('not-found')
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('a signed-in person sees the 404 page inside the app', async () => {
  const answer = await get('/no-such-room', { cookie: 'hasRefresh=1' })

  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<p>app</p>')
  expect(answer.headers).toMatchObject({ vary: 'cookie', 'x-robots-tag': 'noindex, nofollow' })
})

test('pages of the app and answers of the API are not indexed', async () => {
  const answers = await Promise.all(['/explore', '/app-home', '/api/auth/me'].map((url) => get(url)))

  expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual(
    answers.map(() => 'noindex, nofollow'),
  )
})

test('a share that the app could not store leads to the chat, which says so', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/shared',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nHello\r\n--x--\r\n',
  })

  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/chat?open=1&shared=0')
})

test('printed pages have no second URL', async () => {
  expect((await get('/site/landing.html')).statusCode).toBe(404)
})

test('search engines find every public page once', async () => {
  const [robots, sitemap] = await Promise.all([get('/robots.txt'), get('/sitemap.xml')])

  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toContain('Sitemap: https://dream.example.com/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/privacy', '/terms'].map(
      (path) => `https://dream.example.com${path}`,
    ),
  )
})

test('a contact form is framed when there is one, and only from its own origin', async () => {
  const form = 'https://forms.example.com/contact?id=1&lang=en'
  const other = await startTestApp({
    webFolder: built.path,
    settings: { ...SETTINGS, CONTACT_FORM_URL: form },
    database: server.database,
  })

  const { body, headers } = await other.app.inject({ url: '/contact' })
  const landing = await other.app.inject({ url: '/' })
  await other.app.close()

  expect(headingOf(body)).toBe('contact-with-form')
  expect(body).toContain('<iframe src="https://forms.example.com/contact?id=1&amp;lang=en">')
  expect(headers['content-security-policy']).toContain('frame-src https://forms.example.com')
  expect(landing.headers['content-security-policy']).not.toContain('frame-src')
})

test('pages follow a changed brand without a restart', async () => {
  const { db } = server.database
  const before = await get('/contact')
  const document = { brokerageName: 'Harbour & Sons', contactFormUrl: 'https://forms.example.com/f' }
  await db
    .updateTable('settings')
    .set({ document: JSON.stringify(document) })
    .where('name', '=', 'brand')
    .execute()

  await server.settings.refresh()

  await expect.poll(async () => (await get('/')).body).toContain('>Harbour &amp; Sons</a>')
  await expect.poll(async () => headingOf((await get('/contact')).body)).toBe('contact-with-form')
  const after = await get('/contact')
  expect(after.headers['content-security-policy']).toContain('frame-src https://forms.example.com')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  await expect.poll(async () => (await get('/explore')).body).toContain('"brokerageName":"Harbour & Sons"')
})
