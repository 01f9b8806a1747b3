import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const SID = `AC${'0123456789abcdef'.repeat(2)}`
const TOKEN = 't0ken'
const FROM = '+61400000001'
const SERVICE = `MG${'0123456789abcdef'.repeat(2)}`
const BODY_MAX = 1600
const VALID_MAX_S = 36_000

type Refusal = { status: number; code: number; message: string }
const refuse = (status: number, code: number, message: string): Refusal => ({ status, code, message })

/**
 * Fake of Twilio's Messages resource that checks callers against its documentation
 * (https://www.twilio.com/docs/messaging/api/message-resource): method, address, credentials, form, fields and their limits.
 */
export async function startTwilio() {
  const accepted: Record<string, string>[] = []
  /** Undeliverable numbers, each with its error code. */
  const refused = new Map<string, number>()
  let isDown = false
  let isHanging = false
  let asked = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    asked += 1
    if (isHanging) return
    const problem = isDown
      ? refuse(503, 20503, 'Service unavailable')
      : (wrongRequest(request) ?? wrongFields(fields) ?? unwilling(fields))
    response.setHeader('content-type', 'application/json')
    if (problem) {
      const { status, code, message } = problem
      const more_info = `https://www.twilio.com/docs/errors/${code}`
      response.writeHead(status).end(JSON.stringify({ code, message, more_info, status }))
      return
    }
    accepted.push(fields)
    const sid = `SM${String(accepted.length).padStart(32, '0')}`
    response
      .writeHead(201)
      .end(JSON.stringify({ sid, status: 'queued', error_code: null, error_message: null, to: fields['To'] }))
  }
  const unwilling = ({ To = '' }: Record<string, string>) => {
    const code = refused.get(To)
    return code === undefined ? null : refuse(400, code, 'This number is refused')
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    accepted,
    refuse: (number: string, code: number) => void refused.set(number, code),
    goDown: (down: boolean) => void (isDown = down),
    /** Accepts requests without answering them. */
    hang: (hanging: boolean) => void (isHanging = hanging),
    /** Number of requests so far, answered or not. */
    asked: () => asked,
    /** Settings for this fake. */
    settings: { SMS_URL: `twilio://${SID}?from=${encodeURIComponent(FROM)}&api=${api}`, SMS_KEY: TOKEN },
    serviceUrl: `twilio://${SID}?service=${SERVICE}&api=${api}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function wrongRequest({ method, url, headers }: IncomingMessage): Refusal | null {
  const [kind, credentials = ''] = headers.authorization?.split(' ') ?? []
  const isKnown = Buffer.from(credentials, 'base64').toString() === `${SID}:${TOKEN}`
  if (kind !== 'Basic' || !isKnown) return refuse(401, 20003, 'Authenticate')
  if (url !== `/2010-04-01/Accounts/${SID}/Messages.json`) return refuse(404, 20404, 'Not found')
  if (method !== 'POST') return refuse(405, 20004, 'Method not allowed')
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? null : refuse(415, 20001, 'Unsupported content type')
}

function wrongFields(fields: Record<string, string>): Refusal | null {
  const { To, From, MessagingServiceSid, Body, ValidityPeriod } = fields
  if (!To) return refuse(400, 21604, "A 'To' phone number is required.")
  if (!/^\+[1-9]\d{6,14}$/.test(To)) return refuse(400, 21211, "Invalid 'To' phone number")
  if (!Body) return refuse(400, 21602, 'Message body is required.')
  if (Body.length > BODY_MAX) return refuse(400, 21617, 'The concatenated message body exceeds the limit')
  if (!From && !MessagingServiceSid) return refuse(400, 21603, "A 'From' phone number is required.")
  if (From && !/^\+[1-9]\d{6,14}$|^[\w ]{1,11}$/.test(From)) return refuse(400, 21212, "Invalid 'From'")
  if (MessagingServiceSid && !/^MG[0-9a-f]{32}$/.test(MessagingServiceSid))
    return refuse(400, 21705, 'The Messaging Service is invalid')
  const seconds = ValidityPeriod === undefined ? VALID_MAX_S : Number(ValidityPeriod)
  const isValid = Number.isInteger(seconds) && seconds >= 1 && seconds <= VALID_MAX_S
  if (!isValid) return refuse(400, 90007, 'Invalid validity period value')
  const unknown = Object.keys(fields).find((name) => !KNOWN.has(name))
  return unknown === undefined ? null : refuse(400, 20001, `Unknown parameter ${unknown}`)
}

const KNOWN: ReadonlySet<string> = new Set(['To', 'From', 'MessagingServiceSid', 'Body', 'ValidityPeriod'])
