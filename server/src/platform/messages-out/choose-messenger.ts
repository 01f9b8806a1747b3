import type { Env } from '#platform/process/env.ts'
import { isLocal } from '#platform/process/insecure-settings.ts'
import type { Messenger } from './messenger.ts'
import { createOutboxMessenger } from './outbox-messenger.ts'
import { renderLetter, type Sender } from './render-letter.ts'
import { createSms } from './sms.ts'
import { createTwilio } from './twilio.ts'
import { createSmtp } from './smtp.ts'

/**
 * Real senders where they are configured, the outbox folder for the rest. The sender's identity may change while the process runs.
 */
export function chooseMessenger(env: Env, sender: () => Sender = () => env): Messenger {
  const outbox = createOutboxMessenger(env.dataDir)
  const { smtpUrl, publicUrl, allowInsecure } = env
  const requiresTls = smtpUrl !== null && !isLocal(smtpUrl) && !allowInsecure.includes('plain-mail')
  const send = smtpUrl === null ? outbox.email : createSmtp(smtpUrl, { publicUrl, requiresTls })
  return {
    email: (letter) => send(renderLetter(letter, sender())),
    sms: env.smsUrl === null || env.smsKey === null ? outbox.sms : smsThrough(env.smsUrl, env.smsKey),
  }
}

const smsThrough = (url: string, key: string) =>
  url.startsWith('twilio:') ? createTwilio(url, key) : createSms(url, key)
