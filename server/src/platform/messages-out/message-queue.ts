import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { seal, unseal } from '#platform/security/seal.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type Letter, type Messenger, UndeliverableError } from './messenger.ts'

const SEND_MESSAGE = 'send-message'
const SendMessage = z.object({ sealed: z.base64(), until: z.iso.datetime().nullable() })

const Text = z.string()
const Lines = z.array(Text)
const Message = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms'), to: Text, text: Text }),
  z.object({
    channel: z.literal('email'),
    letter: z.object({
      to: Text,
      subject: Text,
      title: Text,
      lines: Lines,
      quote: Text.nullish(),
      code: Text.optional(),
      action: z.object({ label: Text, url: Text }).optional(),
      notes: Lines.optional(),
      unsubscribeUrl: Text.optional(),
    }),
  }),
])
type Message = z.infer<typeof Message>

type Options = {
  /** Deduplication key: of several waiting under one, only the newest is sent. */
  key?: string
  /** Expiry in minutes: an expired code is not sent. */
  goodForMinutes?: number
}

/** Queue of messages that are enqueued in a transaction, and sent after the commit, by any free process. */
export type MessageQueue = {
  email(tx: Tx, letter: Letter, options?: Options): Promise<void>
  sms(tx: Tx, message: { to: string; text: string }, options?: Options): Promise<void>
}

type Deps = { jobs: Jobs; messenger: Messenger; key: Buffer; log: Logger }

/** Payloads are encrypted: codes are never stored in plain text. */
export function createMessageQueue({ jobs, messenger, key, log }: Deps): MessageQueue {
  jobs.handle(SEND_MESSAGE, SendMessage, async ({ sealed, until }) => {
    const goodForMs = until === null ? null : Date.parse(until) - Date.now()
    if (goodForMs !== null && goodForMs <= 0) return
    const json: unknown = JSON.parse(unseal(key, SEND_MESSAGE, Buffer.from(sealed, 'base64')))
    const message = Message.parse(json)
    const goodForSeconds = goodForMs === null ? undefined : Math.ceil(goodForMs / 1000)
    const sent =
      message.channel === 'sms'
        ? messenger.sms(message.to, message.text, { goodForSeconds })
        : messenger.email(message.letter)
    await sent.catch((error: unknown) => {
      if (!(error instanceof UndeliverableError)) throw error
      log.warn({ err: error, channel: message.channel }, 'A message can never arrive; it is given up')
    })
  })

  async function queue(tx: Tx, message: Message, { key: jobKey, goodForMinutes }: Options = {}) {
    const sealed = seal(key, SEND_MESSAGE, JSON.stringify(message)).toString('base64')
    const until =
      goodForMinutes === undefined ? null : new Date(Date.now() + goodForMinutes * 60_000).toISOString()
    const options = jobKey === undefined ? {} : { key: `${SEND_MESSAGE}:${jobKey}` }
    await enqueue(tx, { name: SEND_MESSAGE, payload: { sealed, until } }, options)
  }

  return {
    email: (tx, { lines, notes, ...letter }, options) =>
      queue(
        tx,
        {
          channel: 'email',
          letter: { ...letter, lines: [...lines], ...(notes && { notes: [...notes] }) },
        },
        options,
      ),
    sms: (tx, message, options) => queue(tx, { channel: 'sms', ...message }, options),
  }
}
