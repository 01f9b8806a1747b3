import type { User } from '@dream/contract/api/account/user'
import type { SentCode } from './sent-code.ts'

/** Something that somebody proves to be theirs by a code that is sent there: a number, or an email. */
export type Proof = {
  /** Under this name the device saves what was sent. */
  name: string
  digits: number
  lifeMinutes: number
  /** Has a code sent. */
  start: (typed: string) => Promise<SentCode>
  verify: (code: string) => Promise<User>
  /** As it is shown, however it was typed. */
  shown: (typed: string) => string
  /** On the button that leads to another one. */
  changeLabel: string
  /** Whether some browsers read the code from the message that brings it. */
  comesBySms: boolean
}
