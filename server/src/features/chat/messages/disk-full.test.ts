import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

const folder = temporaryFolder()
let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  // A limit above any disk's size makes this one count as full.
  server = await startListeningApp({ settings: { DATA_DIR: folder.path, DISK_MIN_FREE_MB: '999999999' } })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

test('on a full disk writing is refused with a message and a time to retry; reading and logging out still work', async () => {
  const { buyer, conversationId } = await aConversation(server.database)
  const url = `/api/conversations/${conversationId}/messages`
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: path, headers: buyer.headers, ...(payload && { payload }) })

  const written = await call('POST', url, aText('Hello'))
  const read = await call('GET', url)
  const phone = await joinChat(server.url, buyer)
  phone.send({ type: 'message', conversationId, message: aText('Hello again') })
  const refused = await phone.receives('error')
  const out = await call('POST', '/api/auth/logout', {})
  server.complaints.splice(0)

  expect([written.statusCode, bodyOf(written).code, Number(written.headers['retry-after']) > 0]).toEqual([
    503,
    'disk-full',
    true,
  ])
  expect(bodyOf(written).message).toBe(
    "We can't store anything new right now. What you have is safe. Try again later.",
  )
  expect(read.statusCode).toBe(200)
  expect(refused).toMatchObject({ code: 'disk-full' })
  expect([out.statusCode, out.headers['clear-site-data']]).toEqual([204, '"cache"'])
})
