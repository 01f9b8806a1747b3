import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import { lookupPublicIp } from './public-ip.ts'
import type { PushServices } from './push-services.ts'
import type { VapidKeys } from './vapid.ts'

/** Push subscription: the device's endpoint and keys. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** Payload, encrypted for the device. */
  payload: string
  ttlS: number
  urgency: 'normal' | 'high'
  /** Of waiting messages with one topic a device gets the newest: at most 32 of A-Z, a-z, 0-9, - and _. */
  topic: string
}

/** `gone`: the subscription has ended. `refused`: this message will never be accepted. `later`: retry. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; status: number; afterS: number | null }

export type PushSender = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>

type Deps = {
  keys: VapidKeys
  services: PushServices
  /** Contact for the push services: an https: or mailto: URL. */
  contact: string
}

const TIMEOUT_MS = 10_000
const MAX_WAIT_S = 60 * 60

/** Sends to browsers' push services, encrypted for one device. Follows no redirect. Rejects when the service cannot be reached. */
export function createPushSender({ keys, services, contact }: Deps): PushSender {
  return async ({ endpoint, p256dh, auth }, { payload, ttlS, urgency, topic }) => {
    if (!services.isKnown(endpoint)) return { kind: 'gone' }
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: ttlS,
      urgency,
      topic,
    })
    const { status, retryAfter } = await post(endpoint, {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      isOwn: services.isOwn(endpoint),
    })
    return outcomeOf(status, retryAfter)
  }
}

type PushRequest = { headers: Record<string, string>; body: Buffer | null; isOwn: boolean }

function post(endpoint: string, { headers, body, isOwn }: PushRequest) {
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? requestHttps : requestHttp
    const request = send(
      endpoint,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!isOwn && { lookup: lookupPublicIp }),
      },
      (answer) => {
        // The body is ignored, since it may be endless.
        answer.on('error', () => undefined).destroy()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      },
    )
    request.on('error', reject).end(body)
  })
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const seconds = Number(retryAfter)
  const isWait = Number.isFinite(seconds) && seconds > 0
  return { kind: 'later', status, afterS: isWait ? Math.min(Math.ceil(seconds), MAX_WAIT_S) : null }
}
