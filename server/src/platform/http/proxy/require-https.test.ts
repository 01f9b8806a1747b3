import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { createWebServer } from '../web-server.ts'

const HTTPS = { NODE_ENV: 'test', PUBLIC_URL: 'https://dream.example.com', TRUST_PROXY: '10.0.0.0/8' }
const PROXY = '10.0.0.7'

type Server = Awaited<ReturnType<typeof serverWith>>
async function serverWith(settings: Record<string, string>) {
  const app = await createWebServer(parseEnv(settings), createLogger('silent'))
  app.get('/about', () => 'a page')
  app.get('/api/thing', () => ({ is: 'answered' }))
  app.post('/shared', () => ({ is: 'taken' }))
  return app
}

let server: Server
beforeAll(async () => {
  server = await serverWith(HTTPS)
})
afterAll(() => server.close())

type Asked = { url: string; method?: 'GET' | 'POST'; proto?: string; from?: string }
const ask = ({ url, method = 'GET', proto, from = PROXY }: Asked, app = server) =>
  app.inject({
    method,
    url,
    remoteAddress: from,
    headers: proto === undefined ? {} : { 'x-forwarded-proto': proto },
  })

test('a page requested over http is redirected to https, wherever its path seems to lead', async () => {
  for (const url of ['/about?from=mail', '//evil.example/about']) {
    const answer = await ask({ url, proto: 'http' })
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://dream.example.com${url}`])
  }
})

test("a program's request over http is refused, not redirected", async () => {
  expect((await ask({ url: '/api/thing', proto: 'http' })).statusCode).toBe(403)
  expect((await ask({ url: '/shared', method: 'POST', proto: 'http' })).statusCode).toBe(403)
})

test('over https, and without a proxy in between, everything is answered', async () => {
  expect((await ask({ url: '/api/thing', proto: 'https' })).statusCode).toBe(200)
  expect((await ask({ url: '/about', proto: 'https' })).statusCode).toBe(200)
  expect((await ask({ url: '/api/thing', from: '127.0.0.1' })).statusCode).toBe(200)
})

test('with an http PUBLIC_URL nothing is redirected', async () => {
  const plain = await serverWith({ NODE_ENV: 'test', TRUST_PROXY: '10.0.0.0/8' })

  expect((await ask({ url: '/api/thing', proto: 'http' }, plain)).statusCode).toBe(200)
  await plain.close()
})
