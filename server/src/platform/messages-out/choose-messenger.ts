import type { Env } from '#platform/process/env.ts'
import type { Messenger } from './messenger.ts'
import { createOutboxMessenger } from './outbox-messenger.ts'
import { renderLetter } from './render-letter.ts'
import { createSms } from './sms.ts'
import { createSmtp } from './smtp.ts'

/** Real senders where they are set up, the outbox folder for the rest. */
export function chooseMessenger(env: Env): Messenger {
  const outbox = createOutboxMessenger(env.dataDir)
  const send = env.smtpUrl === null ? outbox.email : createSmtp(env.smtpUrl, env.publicUrl)
  return {
    email: (letter) => send(renderLetter(letter, env)),
    sms: env.smsUrl === null || env.smsKey === null ? outbox.sms : createSms(env.smsUrl, env.smsKey),
  }
}
