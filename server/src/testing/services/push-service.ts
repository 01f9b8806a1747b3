import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscription } from '@dream/contract/api/account/notifications'

/** Push as decrypted by the device, with its headers for the service. */
export type ReceivedPush = {
  payload: { title: string; body: string; path: string; tag: string; badge: number }
  headers: IncomingMessage['headers']
}

/** Device's side of a subscription. */
export type PushDevice = { subscription: PushSubscription; received: ReceivedPush[] }

/** Fake push service of a browser: accepts pushes over HTTP, checks their sender, and lets devices decrypt them. */
export type PushService = Awaited<ReturnType<typeof startPushService>>

type ReceivedRequest = { body: Buffer; headers: IncomingMessage['headers'] }

export async function startPushService(port = 0) {
  const devices = new Map<string, (request: ReceivedRequest) => void>()
  const answers: { status: number; headers?: Record<string, string> }[] = []
  let asked = 0
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      asked += 1
      const open = devices.get(request.url ?? '')
      const answer = answers.shift() ?? { status: open ? 201 : 410 }
      if (answer.status === 201) open?.({ body, headers: request.headers })
      response.writeHead(answer.status, answer.headers).end('thanks')
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** Number of requests so far. */
    asked: () => asked,
    /** Subscribes a device. */
    aDevice(): PushDevice {
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/push/${randomUUID()}`
      const p256dh = keys.generateKeys('base64url')
      const received: ReceivedPush[] = []
      devices.set(path, ({ body, headers }) => {
        checkSender(headers.authorization ?? '', origin)
        received.push({ payload: JSON.parse(decrypt(body, { keys, auth })), headers })
      })
      const subscription = { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
      return { subscription, received }
    },
    /** Sets the next answers, which replace the delivery. */
    answerNext: (...next: { status: number; headers?: Record<string, string> }[]) =>
      void answers.push(...next),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest()
}

/** Decrypts a push message as a browser does (RFC 8188, RFC 8291). */
function decrypt(
  body: Buffer,
  { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const shared = hmac(auth, keys.computeSecret(sender))
  const input = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), sender, '\u0001')
  const secret = hmac(salt, input)
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16)
  const nonce = hmac(secret, 'Content-Encoding: nonce\0\u0001').subarray(0, 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce)
  opened.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Checks the sender's signature, and that the message is for this service (RFC 8292). */
function checkSender(authorization: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (!isSigned || aud !== origin || exp * 1000 < Date.now() || !/^(mailto:|https:)/.test(sub)) {
    throw new Error('This message was not signed for this push service')
  }
}
