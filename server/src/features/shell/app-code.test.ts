import { APP_CODE_PATH } from '@dream/contract/rules/app/install'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ settings: { PUBLIC_URL: 'https://dream.example.com' } })
})
afterAll(() => server.close())

test("a phone's camera reads the URL of the install page from the code, on a dark page too", async () => {
  const { body, headers } = await server.app.inject({ url: APP_CODE_PATH })

  const { data, info } = await sharp(Buffer.from(body), { density: 500 })
    .flatten({ background: '#0a1d1e' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#0a1d1e' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe('https://dream.example.com/app')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'no-cache',
  })
})
