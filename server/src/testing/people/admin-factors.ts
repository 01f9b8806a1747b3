import { generate } from 'otplib'
import { bodyOf, type Browser } from '../apps/browser.ts'

const STEP_SECONDS = 30

/** Code of an authenticator app now, or so many steps of 30 seconds later. */
export const codeOf = (secret: string, stepsLater = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsLater * STEP_SECONDS })

/** Sets an authenticator app up; returns its secret, the code used, and the recovery codes of a first factor. */
export async function setUpTotp(browser: Browser, name = 'My phone') {
  const secret = String(bodyOf(await browser.post('/api/admin/step-up/set-up/totp', {})).secret)
  const code = await codeOf(secret)
  const answer = await browser.post('/api/admin/step-up/set-up/totp/confirm', { code, name })
  return { secret, code, answer, recoveryCodes: bodyOf(answer).recoveryCodes as string[] | null }
}

const MINE = '/api/broker/authenticator'

/** Sets up the authenticator app that a broker's login requires. */
export async function withAuthenticator(browser: Browser, password: string) {
  await browser.post('/api/auth/confirm', { password })
  const secret = String(bodyOf(await browser.post(MINE)).secret)
  const code = await codeOf(secret)
  const added = await browser.post(`${MINE}/confirm`, { code })
  return { secret, code, added, recoveryCodes: bodyOf(added).recoveryCodes as string[] }
}
