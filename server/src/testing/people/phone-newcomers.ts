import { sql } from 'kysely'
import { type Browser, openBrowser } from '../apps/browser.ts'
import type { TestApp } from '../apps/test-app.ts'
import { aBuyer } from './people.ts'

let lastNumber = 10_000_000
/** Numbers never in a row, since those are rate limited by prefix. */
export const aNumber = () => `+614${(lastNumber += 10_001)}`

/** Person with an account and an unverified number. */
export async function aNewcomer(server: TestApp) {
  const buyer = await aBuyer(server.database, { isPhoneVerified: false, hasCompletedProfile: false })
  return { buyer, browser: openBrowser(server.app, { cookies: buyer.cookies }), phone: aNumber() }
}

export const askForCode = (browser: Browser, phone: string) =>
  browser.post('/api/auth/phone/start', { phone })
/** Waits for the SMS, which is sent after the answer. */
export async function startWith(server: TestApp, browser: Browser, phone: string) {
  const answer = await askForCode(browser, phone)
  await server.delivered()
  return answer
}
export const verifyCode = (browser: Browser, code: string) => browser.post('/api/auth/phone/verify', { code })
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

/** Makes attempts and codes older by so many minutes. */
export const minutesPass = ({ database: { db } }: TestApp, phone: string, minutes: number) =>
  Promise.all([
    sql`update attempts set at = at - make_interval(mins => ${minutes})`.execute(db),
    sql`update codes set expires_at = expires_at - make_interval(mins => ${minutes}) where target = ${phone}`.execute(
      db,
    ),
  ])
