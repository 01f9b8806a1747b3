import { PASSWORD_COMMON, PASSWORD_OWN_WORDS } from '@dream/contract/rules/account/credentials'
import { invalid } from '#platform/problems/problem.ts'
import { isCommonPassword } from '#platform/security/common-passwords.ts'
import { type Chooser, isMadeOfOwnWords } from './password-words.ts'

type Env = { brokerageName: string }

/** Throws for an obvious password, at the field `password`. */
export function refuseWeakPassword({ brokerageName }: Env, password: string, chooser: Chooser): void {
  if (isCommonPassword(password)) throw invalid([{ path: 'password', message: PASSWORD_COMMON }])
  if (isMadeOfOwnWords(password, chooser, brokerageName)) {
    throw invalid([{ path: 'password', message: PASSWORD_OWN_WORDS }])
  }
}
