import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const HOME = '198.51.100.7'
const NEW = 'Another-2027'
const stranger = (network: number) => `192.0.2.${network}`
const wrong = (code: string) => (code === '00000000' ? '11111111' : '00000000')

/** Person who forgot the password, and a stranger who knows their email. */
async function aForgetfulBuyer() {
  const { user, password } = await aBuyer(server.database)
  const { email } = user
  const post = async (ip: string, route: string, body: object) => {
    const answer = await openBrowser(server.app, { ip }).post(`/api/auth/${route}`, { email, ...body })
    if (route === 'password/forgot') await server.delivered()
    return answer
  }
  return {
    email,
    forgot: (ip: string) => post(ip, 'password/forgot', {}),
    reset: (ip: string, code: string) => post(ip, 'password/reset', { code, password: NEW }),
    logIn: (ip: string, tried = password) => post(ip, 'login', { password: tried }),
    mails: () => server.messenger.sent.filter(({ to, subject }) => to === email && subject?.includes('code')),
    code: () => server.messenger.lastCodeTo(email),
  }
}

test('tries used up at another IP do not use up those of the person', async () => {
  const buyer = await aForgetfulBuyer()
  await buyer.forgot(HOME)
  for (let time = 0; time < 6; time += 1) await buyer.reset(stranger(1), wrong(buyer.code()))
  const refused = await buyer.reset(stranger(1), buyer.code())

  const mistyped = await buyer.reset(HOME, wrong(buyer.code()))
  const answer = await buyer.reset(HOME, buyer.code())

  expect(refused.statusCode).toBe(429)
  expect(bodyOf(mistyped).message).toBe("That code isn't right. 4 tries left.")
  expect(answer.statusCode).toBe(204)
})

test('a code takes twenty wrong tries of strangers; then it is void for all, and a new one helps', async () => {
  const buyer = await aForgetfulBuyer()
  await buyer.forgot(HOME)
  const first = buyer.code()
  const guesses = Array.from({ length: 25 }, (_, at) => buyer.reset(stranger(at % 5), wrong(first)))

  const statuses = (await Promise.all(guesses)).map((answer) => bodyOf(answer).code)
  const over = await buyer.reset(HOME, first)
  await buyer.forgot(HOME)
  const answer = await buyer.reset(HOME, buyer.code())

  expect(statuses.filter((code) => code === 'code-wrong')).toHaveLength(20)
  expect(bodyOf(over)).toEqual({ code: 'code-expired', message: 'That code has expired. Send a new one.' })
  expect(answer.statusCode).toBe(204)
})

test('one IP cannot use up the codes that are sent: three an hour from there, six from all strangers', async () => {
  const buyer = await aForgetfulBuyer()
  for (let time = 0; time < 8; time += 1) await buyer.forgot(stranger(1))
  expect(buyer.mails()).toHaveLength(3)

  await buyer.forgot(HOME)
  expect(buyer.mails()).toHaveLength(4)
  for (let network = 2; network <= 6; network += 1) await buyer.forgot(stranger(network))

  expect(buyer.mails()).toHaveLength(6)
})

test('where the person signed in within a day, no number of strangers keeps a new code or its use from them', async () => {
  const buyer = await aForgetfulBuyer()
  await buyer.logIn(HOME)
  for (let network = 1; network <= 10; network += 1) await buyer.forgot(stranger(network))
  await buyer.forgot(HOME)
  expect(buyer.mails()).toHaveLength(7)
  const code = buyer.code()
  for (let network = 1; network <= 5; network += 1) {
    for (let time = 0; time < 5; time += 1) await buyer.reset(stranger(network), wrong(code))
  }

  const answer = await buyer.reset(HOME, code)

  expect(answer.statusCode).toBe(204)
})

test('a person with a new password signs in with it at once, though strangers go on guessing', async () => {
  const buyer = await aForgetfulBuyer()
  await buyer.forgot(HOME)
  await buyer.reset(HOME, buyer.code())
  for (let network = 1; network <= 5; network += 1) {
    for (let time = 0; time < 10; time += 1) await buyer.logIn(stranger(network), 'Wrong-2026')
  }

  expect((await buyer.logIn(stranger(9), NEW)).statusCode).toBe(429)
  expect((await buyer.logIn(HOME, NEW)).statusCode).toBe(200)
})

test('a wrong code takes as long for an email without an account: nothing is written for the code itself', async () => {
  const buyer = await aForgetfulBuyer()
  await buyer.forgot(HOME)
  const codesOf = () => sql<{ row: string }>`select xmin::text as row from codes`.execute(server.database.db)
  const before = await codesOf()

  await buyer.reset(HOME, wrong(buyer.code()))

  expect((await codesOf()).rows).toEqual(before.rows)
})
