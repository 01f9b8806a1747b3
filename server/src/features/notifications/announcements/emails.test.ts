import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { setSettings } from '#testing/people/away.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

let lastNumber = 20_000_000
const mailsTo = ({ user }: Person) => server.messenger.sent.filter(({ to }) => to === user.email)
const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })

async function confirmNumber(person: Person) {
  const phone = `+614${(lastNumber += 1)}`
  await browserOf(person).post('/api/auth/confirm', { password: person.password })
  await browserOf(person).post('/api/auth/phone/start', { phone })
  await server.delivered()
  await browserOf(person).post('/api/auth/phone/verify', { code: server.messenger.lastCodeTo(phone) })
  await server.runJobs()
}

const choose = async (buyer: Person, broker: Person) => {
  await browserOf(buyer).post(`/api/brokers/${broker.user.id}/select`, { share: [] })
}

test('verifying a first number sends one welcome email, with a link that opens in any browser', async () => {
  const buyer = await aBuyer(server.database, { isPhoneVerified: false, hasCompletedProfile: false })

  await confirmNumber(buyer)
  await confirmNumber(buyer)

  const mails = mailsTo(buyer).filter(({ subject }) => subject?.startsWith('Welcome'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Dreamlist after 10')
  expect(mails[0]?.html).toContain('href="http://localhost:3000/app"')
})

test('a broker is emailed at once about a buyer who chose them, with links to the desk and to unsubscribe', async () => {
  const buyer = await anUnlockedBuyer(server.database, { name: 'Billie\r\nBcc: all@example.com' })
  const broker = await aListedBroker(server.database)

  await choose(buyer, broker)
  await choose(buyer, broker)
  await server.runJobs()

  const [mail, ...more] = mailsTo(broker)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Billie Bcc: all example com chose you/)
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/broker-chats\?conversation=[\w-]+&open=1/)
  expect(mail?.text).toMatch(/Unsubscribe: http/)
})

test('a broker who wants no emails, or whose buyer has moved on, gets none', async () => {
  const [buyer, other] = [await anUnlockedBuyer(server.database), await anUnlockedBuyer(server.database)]
  const [silent, left, next] = [
    await aListedBroker(server.database),
    await aListedBroker(server.database),
    await aListedBroker(server.database),
  ]
  await setSettings(server, silent, { mail: false })

  await choose(buyer, silent)
  await choose(other, left)
  await choose(other, next)
  await server.runJobs()

  expect([silent, left, next].map((broker) => mailsTo(broker).length)).toEqual([0, 0, 1])
})
