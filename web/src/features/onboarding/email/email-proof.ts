import { EMAIL_CODE } from '@dream/contract/rules/account/codes'
import { normalEmail } from '@dream/contract/rules/account/credentials'
import { call } from '#lib/api/api-client.ts'
import type { Proof } from '../code/proof.ts'
import { sentNow } from '../code/sent-code.ts'

/** Verification of an email. */
export const EMAIL_PROOF: Proof = {
  name: 'sent-email-code',
  digits: EMAIL_CODE.digits,
  lifeMinutes: EMAIL_CODE.lifeMinutes,
  async start(typed) {
    const body = { email: normalEmail(typed) }
    const { email, resendAfterSeconds } = await call('POST /api/auth/email/start', { body })
    return sentNow(email, resendAfterSeconds)
  },
  verify: (code) => call('POST /api/auth/email/verify', { body: { code } }),
  shown: normalEmail,
  changeLabel: 'Change email',
  comesBySms: false,
}
