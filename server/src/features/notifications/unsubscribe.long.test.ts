import { afterAll, beforeAll, expect, test } from 'vitest'
import { wait } from '#testing/people/away.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** Recipient of an email, and the URL in it. */
async function aMail() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const write = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/conversations/${conversationId}/messages`,
      headers: broker.headers,
      payload: aText('Hello'),
    })
  await write()
  await wait(server, 125)
  const { text } = server.messenger.lastTo(buyer.user.email)
  const url = /\/unsubscribe\/\S+/.exec(text)?.[0] ?? ''
  const mails = () => server.messenger.sent.filter(({ to }) => to === buyer.user.email).length
  const readAll = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/conversations/${conversationId}/read`,
      headers: buyer.headers,
      payload: { seq: 1000 },
    })
  return { url, mails, write, readAll }
}

test('opening the page changes nothing; its button unsubscribes, signed in or not', async () => {
  const { url, mails, write, readAll } = await aMail()

  const page = await server.app.inject({ url })
  await readAll()
  await write()
  await wait(server, 125)
  const afterLooking = mails()
  const pressed = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  await readAll()
  await write()
  await wait(server, 125)

  expect(page.body).toContain('Unsubscribe')
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("form-action 'self'"),
  })
  expect(pressed.body).toContain("You won't get any more emails about messages")
  expect([afterLooking, mails()]).toEqual([2, 2])
})

test('a mail program unsubscribes with one click', async () => {
  const { url, mails, write, readAll } = await aMail()

  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  await readAll()
  await write()
  await wait(server, 125)

  expect([answer.statusCode, mails()]).toEqual([200, 1])
})

test('nobody can unsubscribe somebody else', async () => {
  const [mine, other] = [await aMail(), await aMail()]
  const [, , otherId] = other.url.split('/')
  const forged = mine.url.replace(/[\w-]{36}/, otherId ?? '')

  const answers = await Promise.all(
    [forged, '/unsubscribe/nobody/x'].map((url) => server.app.inject({ method: 'POST', url })),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test('a broken link explains what to do, changes nothing, and is not indexed', async () => {
  const { url } = await aMail()

  const answers = await Promise.all(
    [url.slice(0, -4), '/unsubscribe', '/unsubscribe/half-an-id'].map((broken) =>
      server.app.inject({ url: broken }),
    ),
  )

  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(body).toContain('Nothing was changed')
    expect(body).toContain('under Notifications in your profile')
  }
})
