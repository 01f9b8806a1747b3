import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Incoming } from '#platform/files/receive-file.ts'
import { createConcurrencyLimiter } from '#platform/limits/concurrency-limiter.ts'
import { problem } from '#platform/problems/problem.ts'
import { allowSlowness } from './slow-requests.ts'

type Limits = {
  /** Max concurrent uploads of one person. */
  each: number
  /** Max concurrent uploads of everybody. */
  all: number
  maxBytes: number
}
type Upload = { user: { userId: string }; request: FastifyRequest }

/** Stores the file of a request. `read` begins to receive it: refuse before what needs no file. */
export type Receive = <T>(upload: Upload, store: (read: () => Promise<Incoming>) => Promise<T>) => Promise<T>

/** Adds routes that take one file, as the part `file` of a multipart form; other routes of the scope refuse such forms. */
export function acceptFiles(
  app: FastifyInstance,
  { each, all, maxBytes }: Limits,
  routes: (scope: FastifyInstance, receive: Receive) => void,
): void {
  const limiter = createConcurrencyLimiter({ each, all })
  const receive: Receive = async ({ user, request }, store) => {
    const release = limiter.acquire(user.userId)
    const endSlowness = allowSlowness(request.raw.socket)
    try {
      return await store(() => incomingOf(request))
    } finally {
      release()
      endSlowness()
      // A client that is refused early is still sending, and reads the answer only after that.
      request.raw.resume()
    }
  }
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1024, headerPairs: 20 },
    })
    routes(scope, receive)
  })
}

async function incomingOf(request: FastifyRequest): Promise<Incoming> {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw problem('validation-failed', { message: 'Send one file, as the part `file` of a form.' })
  return { name: part.filename, stream: part.file }
}
