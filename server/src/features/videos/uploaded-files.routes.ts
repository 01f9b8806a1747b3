import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { rangeOf } from '#platform/http/byte-range.ts'
import { problem } from '#platform/problems/problem.ts'
import { readUploadedFile } from './uploaded-files.store.ts'

type Deps = { database: Pick<Database, 'db'>; fileStore: FileStore }

const Params = z.object({ name: z.string().regex(/^[\da-f-]{36}\.(mp4|webp|vtt)$/) })

/** Routes of editors' uploads (videos, posters, captions): as public as those of the library, whole or in ranges. */
export function uploadedFileRoutes(app: FastifyInstance, { database, fileStore }: Deps): void {
  app.get('/media/films/:name', { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    const { name } = Params.safeParse(request.params).data ?? {}
    const file = name === undefined ? null : await readUploadedFile(database.db, name)
    if (name === undefined || !file) throw problem('not-found')
    const etag = `"${name}"`
    reply.headers({
      'content-type': file.mime === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.mime,
      // Immutable: a name is never reused.
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const range = rangeOf(request.headers.range, file.bytes)
    const found = await fileStore.open(name, range ?? undefined)
    if (!found) throw problem('not-found')
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.bytes}`)
    return reply.header('content-length', found.bytes).send(found.stream)
  })
}
