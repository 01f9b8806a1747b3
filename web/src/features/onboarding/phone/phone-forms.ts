import {
  CODE_INVALID,
  PHONE_CODE,
  PHONE_INVALID,
  australianMobile,
} from '@dream/contract/rules/account/codes'
import * as z from 'zod/mini'
import { oneTimeCode } from '#lib/forms/form-rules.ts'

export const PhoneForm = z.object({
  phone: z.string().check(z.refine((typed) => australianMobile(typed) !== null, PHONE_INVALID)),
})
export type PhoneForm = z.infer<typeof PhoneForm>

export const CodeForm = z.object({ code: oneTimeCode(PHONE_CODE.digits, CODE_INVALID) })
export type CodeForm = z.infer<typeof CodeForm>
