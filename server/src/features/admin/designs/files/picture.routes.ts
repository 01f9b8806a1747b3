import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { implement } from '#platform/http/implement.ts'
import { allowSlowness } from '#platform/http/slow-requests.ts'
import { createConcurrencyLimiter } from '#platform/limits/concurrency-limiter.ts'
import { problem } from '#platform/problems/problem.ts'
import { createPictureTaker, type PictureDeps } from './take-picture.ts'
import { CATALOGUE_FILE, type FileKind } from './upload-rules.ts'

/** Max concurrent uploads of one admin and in all. */
const MAX_UPLOADS = { each: 3, all: 6 }

export function pictureRoutes(app: FastifyInstance, deps: PictureDeps): void {
  const taker = createPictureTaker(deps)
  const limiter = createConcurrencyLimiter(MAX_UPLOADS)

  async function take(
    user: AdminCaller,
    request: FastifyRequest,
    wanted: { kind: FileKind; level?: 'ground' | 'upper' | undefined },
  ) {
    const release = limiter.acquire(user.userId)
    const endSlowness = allowSlowness(request.raw.socket)
    try {
      const part = request.isMultipart() ? await request.file() : undefined
      if (!part)
        throw problem('validation-failed', { message: 'Send one file, as the part `file` of a form.' })
      const incoming = { name: part.filename, stream: part.file }
      return await taker.take(user, { kind: wanted.kind, level: wanted.level ?? null }, incoming)
    } finally {
      release()
      endSlowness()
      request.raw.resume()
    }
  }

  // Multipart forms are accepted in this scope only.
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: CATALOGUE_FILE.maxBytes, files: 1, fields: 4, fieldSize: 1024, headerPairs: 20 },
    })
    implement(scope, 'POST /api/admin/designs/files', ({ user, query, request }) =>
      take(user, request, query),
    )
    implement(scope, 'POST /api/admin/builders/logo', async ({ user, request }) => {
      const { picture } = await take(user, request, { kind: 'logo' })
      return picture
    })
  })
}
