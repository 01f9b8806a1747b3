import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerProblem } from './error-handler.ts'
import { createLogger } from '#platform/process/logger.ts'
import { invalid, problem } from '#platform/problems/problem.ts'

async function answerTo(error: Error) {
  const logged: Record<string, unknown>[] = []
  const loggerInstance = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) })
  const app = fastify({ loggerInstance })
  app.setErrorHandler(answerProblem)
  app.get('/thing', () => Promise.reject(error))
  const answer = await app.inject({ url: '/thing' })
  await app.close()
  const failures = logged.filter(({ level }) => level === 'error' || level === 'warn')
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers, failures }
}

test('an internal error is logged once with the request, and its message is not sent', async () => {
  const { status, body, failures } = await answerTo(new Error('relation "users" is on fire'))

  expect([status, body]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong at our end. Please try again.' },
  ])
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatchObject({
    level: 'error',
    route: '/thing',
    requestId: expect.any(String),
    err: { message: 'relation "users" is on fire' },
  })
})

test.each(['08006', '57P01', '57014', '53300'])(
  'a database that says %s is an outage: 503 with a time to come back, and only a warning',
  async (code) => {
    const { status, body, headers, failures } = await answerTo(Object.assign(new Error('down'), { code }))

    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    expect(failures.map(({ level }) => level)).toEqual(['warn'])
  },
)

test('an expected failure is answered and not logged', async () => {
  const { status, body, failures } = await answerTo(
    problem('too-many-attempts', { message: 'Wait.', retryAfterSeconds: 9 }),
  )

  expect([status, body, failures]).toEqual([429, { code: 'too-many-attempts', message: 'Wait.' }, []])
})

test('a single wrong field has its own message, several a general one', async () => {
  const name = { path: 'name', message: 'Name is required' }
  const email = { path: 'email', message: 'Please enter a valid email address' }

  expect((await answerTo(invalid([name]))).body).toEqual({
    code: 'validation-failed',
    message: 'Name is required',
    errors: [name],
  })
  expect((await answerTo(invalid([name, email]))).body).toMatchObject({
    message: 'Check the highlighted fields.',
    errors: [name, email],
  })
})

test.each([
  [403, 404, 'not-found'],
  [412, 412, 'file-changed'],
  [409, 400, 'validation-failed'],
  [431, 400, 'validation-failed'],
])(
  "a framework's %i is the caller's mistake: %i, and nothing is logged",
  async (statusCode, status, code) => {
    const answer = await answerTo(Object.assign(new Error('refused'), { statusCode }))

    expect([answer.status, answer.body.code, answer.failures]).toEqual([status, code, []])
  },
)

test('a client that hangs up while sending is not taken for a database failure, and nothing is logged', async () => {
  const logged: string[] = []
  const app = fastify({
    loggerInstance: createLogger('info', { write: (line: string) => void logged.push(line) }),
  })
  const answered = Promise.withResolvers<number>()
  app.setErrorHandler(async (error: Error, request, reply) => {
    await answerProblem(error, request, reply)
    answered.resolve(reply.statusCode)
  })
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.post('/thing', async (request) => {
    for await (const chunk of request.raw) void chunk
    return {}
  })
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  logged.splice(0)

  const socket = connect(Number(port), hostname)
  socket.write(
    'POST /thing HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\nhalf',
  )
  await once(app.server, 'request')
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.resetAndDestroy()

  expect(await answered.promise).toBe(400)
  expect(logged.filter((line) => !line.includes('incoming request'))).toEqual([])
  await app.close()
})
