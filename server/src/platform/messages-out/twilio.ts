import { z } from 'zod'
import { type Messenger, UndeliverableError } from './messenger.ts'

const API = 'https://api.twilio.com'
const TIMEOUT_MS = 10_000
/** Max validity of a message at Twilio: ten hours. */
const VALID_MAX_S = 36_000

/**
 * Permanent failures: no such number, it takes no texts, it asked for none, or the account may not send there
 * (https://www.twilio.com/docs/api/errors).
 */
const UNDELIVERABLE: ReadonlySet<number> = new Set([21211, 21214, 21217, 21265, 21408, 21610, 21612, 21614])

const Failure = z.object({ code: z.number().optional(), message: z.string().optional() })
const Accepted = z.object({ sid: z.string(), error_code: z.number().nullish() })

type Account = { sid: string; sender: Record<string, string>; api: string }

/** Parses twilio://ACCOUNT-SID?from=+61400000000, or ?service=MG… for a messaging service; `api` overrides Twilio's own URL. */
export function twilioAccount(smsUrl: string): Account {
  const url = new URL(smsUrl)
  const service = url.searchParams.get('service')
  // A plus in a query means a space.
  const from = url.searchParams
    .get('from')
    ?.trim()
    .replace(/^(?=\d)/, '+')
  return {
    sid: url.hostname,
    sender: service ? { MessagingServiceSid: service } : { From: from ?? '' },
    api: url.searchParams.get('api') ?? API,
  }
}

/**
 * Sends SMS through Twilio's Messages resource: a form with `To`, `Body` and the sender, signed with account and token; 201 with
 * the message's `sid`, or a failure with a `code`. `key` is the auth token, or an API key as `SK…:secret`.
 */
export function createTwilio(smsUrl: string, key: string): Messenger['sms'] {
  const { sid, sender, api } = twilioAccount(smsUrl)
  const credentials = key.includes(':') ? key : `${sid}:${key}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return async (to, text, { goodForSeconds } = {}) => {
    const validity = goodForSeconds && { ValidityPeriod: String(Math.min(VALID_MAX_S, goodForSeconds)) }
    const response = await fetch(`${api}/2010-04-01/Accounts/${sid}/Messages.json`, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: to, Body: text, ...sender, ...validity }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw failureOf(response.status, Failure.safeParse(answer).data)
    const accepted = Accepted.safeParse(answer).data
    if (!accepted) throw new Error('Twilio accepted a message without saying which')
    if (accepted.error_code) throw failureOf(response.status, { code: accepted.error_code })
  }
}

function failureOf(status: number, failure: z.infer<typeof Failure> | undefined): Error {
  const words = `Twilio answered ${status}, code ${failure?.code ?? 'unknown'}`
  return UNDELIVERABLE.has(failure?.code ?? 0) ? new UndeliverableError(words) : new Error(words)
}
