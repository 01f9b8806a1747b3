import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptsEncoding } from './accepts-encoding.ts'

const gzipElsewhere = promisify(gzip)

/** Min size: a shorter answer fits into one packet anyway. */
export const COMPRESS_FROM_BYTES = 1000
/** Min size for a worker thread: to hand over a shorter one costs more than to compress it. */
const ELSEWHERE_FROM_BYTES = 32_000
/** The next level saves a twentieth of the bytes and takes half as long again. */
export const COMPRESSION = { level: 4 }

/**
 * Compresses text answers, as those of the API are. With gzip only: for a batch of cards brotli needs twice the time for the same
 * size.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < COMPRESS_FROM_BYTES) return payload
    if (reply.hasHeader('content-encoding')) return payload
    reply.header('vary', varyOf(reply.getHeader('vary')))
    if (!acceptsEncoding(request.headers, 'gzip')) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return payload.length < ELSEWHERE_FROM_BYTES
      ? gzipSync(payload, COMPRESSION)
      : gzipElsewhere(payload, COMPRESSION)
  })
}

const BY_ENCODING = 'accept-encoding'

function varyOf(known: number | string | string[] | undefined): string {
  if (known === undefined) return BY_ENCODING
  const text = String(known)
  return text.toLowerCase().includes(BY_ENCODING) ? text : `${text}, ${BY_ENCODING}`
}
