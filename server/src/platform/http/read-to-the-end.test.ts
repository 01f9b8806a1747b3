import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { problem } from '#platform/problems/problem.ts'
import { answerProblem } from './error-handler.ts'
import { spareSlowRequests } from './slow-requests.ts'
import { createWebServer } from './web-server.ts'

const BODY = JSON.stringify('x'.repeat(6_000_000))
/** Far more than any allowed file. */
const MUCH = 500_000_000
const JSON_TYPE = 'Content-Type: application/json\r\n'
const LENGTH = `Content-Length: ${BODY.length}\r\n`

/** Server whose routes refuse every body. */
async function refusingServer(): Promise<FastifyInstance> {
  const app = await createWebServer(parseEnv({ NODE_ENV: 'test' }), createLogger('silent'))
  const refusing = { unauthenticated: 401, forbidden: 403, 'rate-limited': 429 } as const
  for (const code of ['unauthenticated', 'forbidden', 'rate-limited'] as const) {
    app.post(`/${refusing[code]}`, { onRequest: () => Promise.reject(problem(code)) }, () => ({}))
  }
  app.post('/taking', () => ({}))
  app.get('/next', () => ({ is: 'next' }))
  return app
}

async function connected(app: FastifyInstance): Promise<Socket> {
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  onTestFinished(async () => {
    socket.destroy()
    await app.close()
  })
  await once(socket, 'connect')
  return socket
}

/** Sends everything before it reads, as many clients do; returns all that the server has sent until it closed. */
async function sendThenRead(socket: Socket, request: string): Promise<string> {
  socket.pause()
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(request, () => resolve())
  })
  return text(socket)
}

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

const CHUNKED = 'Transfer-Encoding: chunked\r\n'
const TEXT_TYPE = 'Content-Type: text/plain\r\n'
type Refusal = {
  status: number
  code: string
  path: string
  how: string
  version?: string
  headers?: string
}

test.each<Refusal>([
  { status: 413, code: 'body-too-large', path: '/taking', how: 'in one piece' },
  { status: 413, code: 'body-too-large', path: '/taking', how: 'in chunks', headers: JSON_TYPE + CHUNKED },
  {
    status: 413,
    code: 'body-too-large',
    path: '/taking',
    how: 'after 100 Continue',
    headers: `${JSON_TYPE}Expect: 100-continue\r\n${LENGTH}`,
  },
  { status: 415, code: 'content-type', path: '/taking', how: 'as text', headers: TEXT_TYPE + LENGTH },
  { status: 401, code: 'unauthenticated', path: '/401', how: 'in one piece' },
  { status: 401, code: 'unauthenticated', path: '/401', how: 'over HTTP/1.0', version: '1.0' },
  { status: 403, code: 'forbidden', path: '/403', how: 'in one piece' },
  { status: 429, code: 'rate-limited', path: '/429', how: 'in chunks', headers: JSON_TYPE + CHUNKED },
  { status: 404, code: 'not-found', path: '/nowhere', how: 'as text', headers: TEXT_TYPE + LENGTH },
])('$status reaches a client that sends 6 MB $how before it reads', async (refusal) => {
  const { status, code, path, version = '1.1', headers = JSON_TYPE + LENGTH } = refusal
  const socket = await connected(await refusingServer())
  const body = headers.includes(CHUNKED) ? chunked(BODY) : BODY

  const answer = await sendThenRead(
    socket,
    `POST ${path} HTTP/${version}\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${body}`,
  )

  const [head = '', json = ''] = answer.replace('HTTP/1.1 100 Continue\r\n\r\n', '').split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toMatch(/content-type: application\/json; charset=utf-8/i)
  expect(JSON.parse(json)).toEqual({ code, message: expect.any(String) })
})

test.each(['/taking', '/401'])('fetch gets the answer of %s to a large body', async (path) => {
  const socket = await connected(await refusingServer())

  const answer = await fetch(`http://127.0.0.1:${socket.remotePort}${path}`, {
    method: 'POST',
    body: BODY,
    headers: { 'content-type': 'application/json' },
  })

  expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) })
})

test('a refusal is sent at once, and not when all of the body has arrived', async () => {
  const socket = await connected(await refusingServer())

  socket.write(`POST /taking HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}${LENGTH}\r\n`)
  const [answer] = await once(socket.setEncoding('utf8'), 'data')

  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('the next request over the same connection is answered after a large one that was refused', async () => {
  const socket = await connected(await refusingServer())

  const answers = await sendThenRead(
    socket,
    `POST /401 HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}${LENGTH}\r\n${BODY}` +
      'GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  )

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  expect(answers).toContain('{"is":"next"}')
})

test('a refused body may take longer than the request timeout', async () => {
  const app = fastify({
    requestTimeout: 100,
    http: { headersTimeout: 100, connectionsCheckingInterval: 50 },
  })
  spareSlowRequests(app)
  app.setErrorHandler(answerProblem)
  app.post('/slow', { onRequest: () => Promise.reject(problem('unauthenticated')) }, () => ({}))
  const socket = await connected(app)

  socket.write(`POST /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${JSON_TYPE}${LENGTH}\r\n`)
  const [late] = await once(app.server, 'clientError')
  const answer = await sendThenRead(socket, BODY)

  expect(late).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

test('a client that sends without end is disconnected', async () => {
  const socket = await connected(await refusingServer())
  const piece = 'x'.repeat(1_000_000)
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))

  socket.resume().write(`POST /401 HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`)
  while (!socket.destroyed && socket.bytesWritten < MUCH) {
    const taken = new Promise((resolve) =>
      socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`, resolve),
    )
    await Promise.race([taken, closed])
  }

  expect(socket.bytesWritten).toBeLessThan(MUCH)
})
