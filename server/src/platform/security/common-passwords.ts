import { dictionary } from '@zxcvbn-ts/language-common'

/** The most common passwords in order, as leaks have them, in lower case; on the server alone. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is among them, whatever its capitals. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())

/** How many there are. */
export const commonPasswordCount = COMMON.size
