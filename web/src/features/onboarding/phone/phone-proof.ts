import { PHONE_CODE, australianMobile } from '@dream/contract/rules/account/codes'
import { call } from '#lib/api/api-client.ts'
import type { Proof } from '../code/proof.ts'
import { sentNow } from '../code/sent-code.ts'

/** Formats a mobile number the Australian way: 0412 345 678. */
export function readableMobile(typed: string): string {
  const local = australianMobile(typed)?.replace('+61', '0')
  return local ? `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}` : typed.trim()
}

/** Verification of a mobile number. */
export const PHONE_PROOF: Proof = {
  name: 'sent-code',
  digits: PHONE_CODE.digits,
  lifeMinutes: PHONE_CODE.lifeMinutes,
  async start(typed) {
    const phone = typed.trim()
    const { resendAfterSeconds } = await call('POST /api/auth/phone/start', { body: { phone } })
    return sentNow(readableMobile(phone), resendAfterSeconds)
  },
  verify: (code) => call('POST /api/auth/phone/verify', { body: { code } }),
  shown: readableMobile,
  changeLabel: 'Change number',
  comesBySms: true,
}
