import { FILE } from '@dream/contract/rules/chat/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { problem } from '#platform/problems/problem.ts'
import { rangeOf } from '#platform/http/byte-range.ts'
import { acceptFiles } from '#platform/http/file-uploads.ts'
import { implement } from '#platform/http/implement.ts'
import { dispositionOf } from './file-name.ts'
import type { FileRow } from './file-of.ts'
import { readFile } from './files.store.ts'
import { keysOf } from './remove-files.ts'
import { beginUpload, takeFile, type UploadDeps } from './upload-file.ts'

/** Max concurrent uploads of one person and in all. */
const MAX_UPLOADS = { each: 2, all: 24 }
/** Content security policy: a file opened as a page can do nothing. */
const FILE_POLICY = "default-src 'none';sandbox;frame-ancestors 'none'"

export function fileRoutes(app: FastifyInstance, deps: UploadDeps): void {
  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: FILE.maxBytes }, (scope, receive) =>
    implement(scope, 'POST /api/conversations/:id/files', (call) =>
      receive(call, async (read) => {
        const { userId } = call.user
        const upload = { conversationId: call.params.id, userId, clientId: call.query.clientId }
        const { id, file } = await beginUpload(deps, upload)
        return file ?? takeFile(deps, { id, userId }, await read())
      }),
    ),
  )
  app.get('/api/files/:fileId', { onRequest: app.apiGuard.limits.read }, (request, reply) =>
    serveFile(app, deps, { request, reply }),
  )
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
