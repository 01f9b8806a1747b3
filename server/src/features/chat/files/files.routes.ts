import multipart from '@fastify/multipart'
import { FILE } from '@dream/contract/rules/chat/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { problem } from '#platform/problems/problem.ts'
import { rangeOf } from '#platform/http/byte-range.ts'
import { implement } from '#platform/http/implement.ts'
import { allowSlowness } from '#platform/http/slow-requests.ts'
import { createConcurrencyLimiter } from '#platform/limits/concurrency-limiter.ts'
import { dispositionOf } from './file-name.ts'
import type { FileRow } from './file-of.ts'
import { readFile } from './files.store.ts'
import { keysOf } from './remove-files.ts'
import { beginUpload, takeFile, type UploadDeps } from './upload-file.ts'

/** Max concurrent uploads of one person and in all. */
const MAX_UPLOADS = { each: 2, all: 24 }
/** Content security policy: a file opened as a page can do nothing. */
const FILE_POLICY = "default-src 'none';sandbox;frame-ancestors 'none'"

export async function fileRoutes(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  const limiter = createConcurrencyLimiter(MAX_UPLOADS)
  // Multipart forms are accepted in this scope only.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: FILE.maxBytes, files: 1, fields: 4, fieldSize: 1024, headerPairs: 20 },
    })
    implement(scope, 'POST /api/conversations/:id/files', async ({ params, query, user, request }) => {
      const release = limiter.acquire(user.userId)
      let endSlowness = () => {}
      try {
        const upload = { conversationId: params.id, userId: user.userId, clientId: query.clientId }
        const { id, file } = await beginUpload(deps, upload)
        if (file) return file
        endSlowness = allowSlowness(request.raw.socket)
        return await takeFile(deps, { id, userId: user.userId }, await incomingOf(request))
      } finally {
        release()
        endSlowness()
        // A client that is refused early is still sending, and reads the answer only after that.
        request.raw.resume()
      }
    })
  })
  app.get('/api/files/:fileId', { onRequest: app.apiGuard.limits.read }, (request, reply) =>
    serveFile(app, deps, { request, reply }),
  )
}

async function incomingOf(request: FastifyRequest) {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw problem('validation-failed', { message: 'Send one file, as the part `file` of a form.' })
  return { name: part.filename, stream: part.file }
}

const FileRequest = z.object({
  params: z.object({ fileId: z.uuid() }),
  query: z.object({ size: z.literal('preview').optional() }),
})

async function serveFile(
  app: FastifyInstance,
  { database, fileStore }: UploadDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const caller = await app.apiGuard.signedIn(request)
  const refused = app.apiGuard.refusal('session', caller)
  if (refused || !caller) throw problem(refused ?? 'unauthenticated')
  const parsed = FileRequest.safeParse({ params: request.params, query: request.query }).data
  const row = parsed && (await readFile(database.db, parsed.params.fileId, caller.userId))
  if (!parsed || !row) throw problem('not-found')
  const isPreview = parsed.query.size === 'preview' && row.kind === 'image'
  const keys = keysOf(row.id)
  const etag = `"${row.id}${isPreview ? '-p' : ''}"`
  reply.headers(headersOf(row, etag))
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()

  const range = isPreview ? null : rangeOf(request.headers.range, row.bytes ?? 0)
  const found = await fileStore.open(isPreview ? keys.preview : keys.whole, range ?? undefined)
  if (!found) throw problem('not-found')
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${row.bytes}`)
  return reply.header('content-length', found.bytes).send(found.stream)
}

const headersOf = ({ name, mime, kind }: FileRow, etag: string) => ({
  'content-type': mime ?? 'application/octet-stream',
  'content-disposition': dispositionOf(kind === 'image' ? 'inline' : 'attachment', name),
  'content-security-policy': FILE_POLICY,
  // Cached by the browser but always revalidated: signed out, or for others, nothing is shown.
  'cache-control': 'private, no-cache',
  'accept-ranges': 'bytes',
  etag,
})
