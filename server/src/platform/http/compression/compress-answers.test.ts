import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { createWebServer } from '../web-server.ts'
import { COMPRESS_FROM_BYTES } from './compress-answers.ts'

const app = await createWebServer(parseEnv({ NODE_ENV: 'test' }), createLogger('silent'))
/** Answer of so many bytes as JSON. */
const answerOf = (bytes: number) => ({ text: 'm'.repeat(bytes - '{"text":""}'.length) })
app.get('/answers/:bytes', (request) =>
  answerOf(Number(new URL(request.url, 'http://x').pathname.split('/')[2])),
)
app.get('/packed', (_, reply) => reply.header('content-encoding', 'br').send('m'.repeat(5000)))
app.get('/by-origin', (_, reply) => reply.header('vary', 'origin').send(answerOf(2000)))
afterAll(() => app.close())

const get = (url: string, accepted = 'gzip, deflate, br') =>
  app.inject({ url, headers: { 'accept-encoding': accepted } })

test.each([COMPRESS_FROM_BYTES, 200_000])('an answer of %i bytes is compressed', async (bytes) => {
  const answer = await get(`/answers/${bytes}`)

  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(answerOf(bytes))
})

test('a short answer is sent uncompressed', async () => {
  const answer = await get(`/answers/${COMPRESS_FROM_BYTES - 1}`)

  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual(answerOf(COMPRESS_FROM_BYTES - 1))
})

test.each(['', 'br', 'identity', 'gzip;q=0'])(
  'a client that accepts "%s" gets it as it is',
  async (accepted) => {
    const answer = await get('/answers/2000', accepted)

    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['vary']).toBe('accept-encoding')
    expect(answer.json()).toEqual(answerOf(2000))
  },
)

test('an already compressed answer is unchanged', async () => {
  const answer = await get('/packed')

  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.payload).toBe('m'.repeat(5000))
})

test('`Vary` is extended with the encoding', async () => {
  const answer = await get('/by-origin')

  expect(answer.headers['vary']).toBe('origin, accept-encoding')
})
