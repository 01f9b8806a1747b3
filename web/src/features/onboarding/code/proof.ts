import type { User } from '@dream/contract/api/account/user'
import type { SentCode } from './sent-code.ts'

/** Something verified by a code that is sent to it: a mobile number or an email. */
export type Proof = {
  /** Storage name of the sent code on the device. */
  name: string
  digits: number
  lifeMinutes: number
  /** Sends a code. */
  start: (typed: string) => Promise<SentCode>
  verify: (code: string) => Promise<User>
  /** Formats the destination. */
  shown: (typed: string) => string
  /** Label of the button that changes it. */
  changeLabel: string
  /** Whether some browsers can read the code from the SMS. */
  comesBySms: boolean
}
