import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aConversation } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: folder.path } })
  // The server checks for slow requests every five seconds.
  server.app.server.requestTimeout = 500
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

const statusOf = (sent: ClientRequest) =>
  new Promise<number>((resolve) => {
    sent.once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    sent.once('error', () => resolve(0))
  })

test('an upload over a slow line gets through; control: any other request that is as slow is cut off', async () => {
  const { buyer, conversationId } = await aConversation(server.database)
  const url = `${server.url}/api/conversations/${conversationId}`
  const headers = { ...buyer.headers, origin: server.url }
  const parts = Array.from({ length: 14 }, () => '%PDF-')
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n'
  const file = request(`${url}/files?clientId=${randomUUID()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const message = request(`${url}/messages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
  })
  const statuses = Promise.all([statusOf(file), statusOf(message)])

  file.write(head)
  message.write('{"type":"text","body":"')
  for (const part of parts) {
    file.write(part)
    message.write(part)
    await sleep(500)
  }
  file.end('\r\n--b--\r\n')

  expect(await statuses).toEqual([201, 408])
})

test('a file that is far too large is refused with a message, also to a client that sends all of it before it reads', async () => {
  const { buyer, conversationId } = await aConversation(server.database)
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-'
  const body = `${head}${'x'.repeat(40_000_000)}\r\n--b--\r\n`
  const headers = {
    ...buyer.headers,
    host: new URL(server.url).host,
    origin: server.url,
    connection: 'close',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').pause()

  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    const path = `/api/conversations/${conversationId}/files?clientId=${randomUUID()}`
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => resolve())
  })

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*"code":"file-too-large"/s)
})
