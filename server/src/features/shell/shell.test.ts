import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const built = temporaryFolder()
const SCRIPT = 'console.log("a script that is long enough")'
let server: TestApp
let isStopping = false

beforeAll(async () => {
  await mkdir(`${built.path}/assets`)
  const page = '<!doctype html><script type="application/json" id="settings">{}</script><div id="app"></div>'
  await writeFile(`${built.path}/app.html`, page)
  await writeFile(`${built.path}/build.json`, '{"buildId":"b1"}')
  await writeFile(`${built.path}/theme.js`, SCRIPT)
  await writeFile(`${built.path}/assets/app-B1x9_0Qz.js`, SCRIPT)
  await writeFile(`${built.path}/assets/app-B1x9_0Qz.js.br`, brotliCompressSync(SCRIPT))
  server = await startTestApp({
    webFolder: built.path,
    isStopping: () => isStopping,
    settings: { BROKERAGE_NAME: '</script><b>$&', DEVICE_GATE: 'off' },
  })
})
afterAll(async () => {
  await server.close()
  await built[Symbol.asyncDispose]()
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test("every page path answers the app's page with its settings, and with noindex", async () => {
  const answer = await get('/Explore/?open=1')

  const settings = /id="settings">([^<]*)</.exec(answer.body)?.[1] ?? ''
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(JSON.parse(settings)).toMatchObject({
    buildId: 'b1',
    brokerageName: '</script><b>$&',
    isDeviceGateOn: false,
  })
  expect(answer.body).not.toContain('<b>')
})

test('a page that the browser has cached is not sent again', async () => {
  const { headers } = await get('/explore')

  const again = await get('/explore', { 'if-none-match': String(headers.etag) })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('an unknown page path answers the page with 404, a missing file or route never does', async () => {
  const page = await get('/no-such-page')
  const misses = await Promise.all(
    ['/assets/old.js', '/api/nothing', '/media/plans/nothing.svg'].map((url) => get(url)),
  )

  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<div id="app">')
  for (const miss of misses) {
    expect(miss.statusCode).toBe(404)
    expect(miss.json()).toMatchObject({ code: 'not-found' })
  }
})

test('files with a hash in their name are immutable, the others are revalidated', async () => {
  const hashed = await get('/assets/app-B1x9_0Qz.js', { 'accept-encoding': 'br' })
  const named = await get('/theme.js')

  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
  })
  expect(named.headers['cache-control']).toBe('no-cache')
  expect(named.body).toBe(SCRIPT)
})

test("the build's own files are not served", async () => {
  const answers = await Promise.all(
    ['/app.html', '/build.json', '/assets/app-B1x9_0Qz.js.br'].map((url) => get(url)),
  )

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404])
})

test('pictures of the catalogue are served, its data is not', async () => {
  const library = new URL('../../../../catalogue/library/plans/', import.meta.url)
  const files = await readdir(library, { recursive: true })
  // Archived designs have only drawings, which are stored compressed.
  const card = files.find((file) => file.endsWith('.avif')) ?? ''

  const picture = await get(`/media/plans/${card}`)
  const data = await get('/media/designs.json')
  const outside = await get('/media/..%2f..%2fpackage.json')

  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toMatch(/^image\//)
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(data.statusCode).toBe(404)
  expect(outside.statusCode).toBeGreaterThanOrEqual(400)
})

test('the build id is served', async () => {
  const answer = await get('/api/build-id')

  expect(answer.json()).toEqual({ buildId: 'b1' })
})

test('every answer disables browser features that our pages never need', async () => {
  const answers = await Promise.all(
    ['/explore', '/api/auth/me', '/theme.js', '/nothing.txt'].map((url) => get(url)),
  )
  const page = await get('/explore')

  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  }
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(page.headers['content-security-policy']).toContain("script-src 'self';style-src 'self'")
})

test('a process that is about to end reports not ready, and still serves', async () => {
  const before = await get('/readyz')
  isStopping = true
  const after = await get('/readyz')
  const health = await get('/healthz')
  isStopping = false

  expect(before.statusCode).toBe(200)
  expect(after.statusCode).toBe(503)
  expect(after.headers['retry-after']).toBe('1')
  expect(after.json()).toMatchObject({ code: 'unavailable' })
  expect(health.statusCode).toBe(200)
})

test('concurrent readiness checks share one query of the database', async () => {
  const asked = vi.spyOn(server.database, 'isUp')

  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/readyz')))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(asked.mock.calls.length).toBeLessThan(20)
})

test('connections are kept alive longer than a proxy keeps them, but only for proxies', async () => {
  const proxied = await startTestApp({ settings: { TRUST_PROXY: 'loopback' }, database: server.database })

  expect([server.app.server.keepAliveTimeout, proxied.app.server.keepAliveTimeout]).toEqual([5000, 75_000])
  await proxied.close()
})
