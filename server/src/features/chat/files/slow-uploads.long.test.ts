import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aConversation } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: folder.path } })
  // The server looks every five seconds which requests are too slow.
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

test('an upload over a slow line gets through; any other request that is as slow, the control, is cut off', async () => {
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
