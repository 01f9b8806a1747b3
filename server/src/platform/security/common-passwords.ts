import { dictionary } from '@zxcvbn-ts/language-common'

/** Most common passwords of leaks, ordered, in lower case; on the server only. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is a common one, case-insensitive. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
