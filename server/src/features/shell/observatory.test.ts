import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

/** Public pages as in a real build, checked for the headers that the MDN HTTP Observatory judges. */
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
  'shared-plan',
  'stopped-plan',
  'shared-page',
  'stopped-page',
]
const HTML =
  '<!doctype html><style>body{color:teal}</style><script type="module" src="/site/site.js"></script>'
const HALF_A_YEAR_S = 15_768_000
let server: TestApp

beforeAll(async () => {
  await mkdir(`${built.path}/site`)
  await writeFile(
    `${built.path}/app.html`,
    '<script type="application/json" id="settings">{}</script><p>app</p>',
  )
  await Promise.all(NAMES.map((name) => writeFile(`${built.path}/site/${name}.html`, HTML)))
  server = await startTestApp({
    webFolder: built.path,
    settings: { PUBLIC_URL: 'https://dream.example.com' },
  })
})
afterAll(async () => {
  await server.close()
  await built[Symbol.asyncDispose]()
})

/** Directives of a policy with their sources. */
function directives(policy: unknown): Map<string, string[]> {
  return new Map(
    String(policy)
      .split(';')
      .map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/)
        return [name, values] as const
      }),
  )
}

for (const path of ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/explore', '/no-such-room']) {
  test(`${path} earns every point of the Observatory that a page can`, async () => {
    const { headers } = await server.app.inject({ url: path })

    const policy = directives(headers['content-security-policy'])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect([...policy.values()].flat().filter((value) => /unsafe|^https?:$|^\*$/.test(value))).toEqual([])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    const age = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]
    expect(Number(age)).toBeGreaterThan(HALF_A_YEAR_S)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
}

test('cookies are same-site and https only, and scripts cannot read the session', async () => {
  const { cookies } = await server.app.inject({ url: '/api/auth/csrf-token' })

  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, path: '/' })
    expect(cookie.sameSite).toMatch(/^(Lax|Strict)$/i)
  }
})
