import { FILE } from '@dream/contract/rules/chat/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptFiles } from '#platform/http/file-uploads.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { dispositionOf } from '#features/chat/files/file-name.ts'
import { keysOf } from '#features/chat/files/remove-files.ts'
import { type BrokerFileRow, readFile, savePhoto } from './broker-files.store.ts'
import { type BrokerFileDeps, removeUnusedBrokerFiles, takeBrokerFile } from './take-broker-file.ts'

/** Max concurrent uploads of one person and in all. */
const MAX_UPLOADS = { each: 1, all: 8 }
/** Content security policy: a file opened as a page can do nothing. */
const FILE_POLICY = "default-src 'none';sandbox;frame-ancestors 'none'"

export const portraitUrl = (id: string) => `/api/portraits/${id}`

/** Routes of brokers' photos. */
export function brokerFileRoutes(app: FastifyInstance, deps: BrokerFileDeps) {
  const { database, fileStore } = deps
  app.jobs.everyHour('Removing unused files of brokers', () => removeUnusedBrokerFiles(deps))

  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: FILE.maxBytes }, (scope, receive) =>
    implement(scope, 'POST /api/broker/photo', (call) =>
      receive(call, async (read) => {
        const { userId } = call.user
        const wanted = { kind: 'photo', brokerId: userId, by: userId, crop: call.query } as const
        const { id } = await takeBrokerFile(deps, wanted, await read())
        const portrait = portraitUrl(id)
        if (!(await database.transaction((tx) => savePhoto(tx, userId, portrait))))
          throw problem('page-first')
        return { portrait }
      }),
    ),
  )
  implement(app, 'DELETE /api/broker/photo', async ({ user: { userId } }) => {
    if (!(await database.transaction((tx) => savePhoto(tx, userId, null)))) throw problem('page-first')
  })

  app.get('/api/portraits/:id', { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    const caller = await app.apiGuard.signedIn(request)
    const refused = app.apiGuard.refusal('session', caller)
    if (refused) throw problem(refused)
    const parsed = FileRequest.safeParse({ params: request.params, query: request.query }).data
    const file = parsed && (await readFile(database.db, parsed.params.id, 'photo'))
    if (!file) throw problem('not-found')
    return send(fileStore, file, { request, reply, isPreview: parsed.query.size === 'preview' })
  })
}

const FileRequest = z.object({
  params: z.object({ id: z.uuid() }),
  query: z.object({ size: z.literal('preview').optional() }),
})

type Sending = { request: FastifyRequest; reply: FastifyReply; isPreview: boolean }

async function send(
  fileStore: BrokerFileDeps['fileStore'],
  { id, name, mime }: BrokerFileRow,
  { request, reply, isPreview }: Sending,
) {
  const etag = `"${id}${isPreview ? '-p' : ''}"`
  reply.headers({
    'content-type': mime ?? 'application/octet-stream',
    'content-disposition': dispositionOf('inline', name),
    'content-security-policy': FILE_POLICY,
    // Cached by the browser but always revalidated: after signing out nothing is shown.
    'cache-control': 'private, no-cache',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const keys = keysOf(id)
  const found = await fileStore.open(isPreview ? keys.preview : keys.whole)
  if (!found) throw problem('not-found')
  return reply.header('content-length', found.bytes).send(found.stream)
}
