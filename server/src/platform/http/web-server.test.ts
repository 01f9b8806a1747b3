import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { createWebServer } from './web-server.ts'

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)

test('requests over an open connection while the server stops are answered 503, and those in flight are finished', async () => {
  const app = await createWebServer(parseEnv({ NODE_ENV: 'test' }), createLogger('silent'))
  const gate = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    entered.resolve()
    await gate.promise
    return { is: 'finished' }
  })
  app.get('/next', () => ({ is: 'answered' }))
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const received = text(socket)

  ask(socket, '/slow')
  await entered.promise
  const closed = app.close()
  const begun = once(app.server, 'request')
  ask(socket, '/next')
  await begun
  gate.resolve()
  await closed

  const [finished = '', refused = ''] = (await received).split(/(?=HTTP\/1\.1 503)/)
  expect(finished).toMatch(/^HTTP\/1\.1 200 .*\{"is":"finished"\}$/s)
  expect(refused).toMatch(/retry-after: 1\r\n/i)
  expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'unavailable',
    message: expect.any(String),
  })
})
