import { generate } from 'otplib'
import { bodyOf, type Browser } from '../apps/browser.ts'

const STEP_SECONDS = 30

/** The code that an authenticator app shows now, or so many steps of 30 seconds later. */
export const codeOf = (secret: string, stepsLater = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsLater * STEP_SECONDS })

/** Sets an authenticator app up; answers its secret and the recovery codes of a first factor. */
export async function setUpTotp(browser: Browser, name = 'My phone') {
  const { secret } = bodyOf(await browser.post('/api/admin/door/set-up/totp', {}))
  const answer = await browser.post('/api/admin/door/set-up/totp/confirm', {
    code: await codeOf(String(secret)),
    name,
  })
  return { secret: String(secret), answer, recoveryCodes: bodyOf(answer).recoveryCodes as string[] | null }
}
