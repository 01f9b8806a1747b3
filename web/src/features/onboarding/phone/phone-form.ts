import { PHONE_INVALID, australianMobile } from '@dream/contract/rules/account/codes'
import * as z from 'zod/mini'

export const PhoneForm = z.object({
  phone: z.string().check(z.refine((typed) => australianMobile(typed) !== null, PHONE_INVALID)),
})
export type PhoneForm = z.infer<typeof PhoneForm>
