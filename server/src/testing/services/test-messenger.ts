import type { Messenger } from '#platform/messages-out/messenger.ts'
import { renderLetter } from '#platform/messages-out/render-letter.ts'
import { parseEnv } from '#platform/process/env.ts'

const SENDER = parseEnv({})

export type SentMessage = {
  channel: 'sms' | 'email'
  to: string
  subject?: string
  text: string
  html?: string
}

/** Fake messenger that keeps its messages. */
export type TestMessenger = Messenger & {
  sent: SentMessage[]
  /** Newest message to an email or number; throws when there is none. */
  lastTo(to: string): SentMessage
  /** Digits of the code in it. */
  lastCodeTo(to: string): string
}

export function createTestMessenger(): TestMessenger {
  const sent: SentMessage[] = []
  const lastTo = (to: string) => {
    const message = sent.findLast((each) => each.to === to)
    if (!message) throw new Error(`Nothing was sent to ${to}`)
    return message
  }
  return {
    sent,
    lastTo,
    lastCodeTo(to) {
      const [code] = /\b\d{6,8}\b/.exec(lastTo(to).text) ?? []
      if (code === undefined) throw new Error(`There is no code in what was sent to ${to}`)
      return code
    },
    sms: async (to, text) => {
      sent.push({ channel: 'sms', to, text })
    },
    email: async (letter) => {
      const { to, subject, text, html } = renderLetter(letter, SENDER)
      sent.push({ channel: 'email', to, subject, text, html })
    },
  }
}
