import multipart from '@fastify/multipart'
import { VIDEO_FILE } from '@dream/contract/rules/admin/content/videos'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { allowSlowness } from '#platform/http/slow-requests.ts'
import { createConcurrencyLimiter } from '#platform/limits/concurrency-limiter.ts'
import { problem } from '#platform/problems/problem.ts'
import { note } from '../audit/change.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { startVideo } from './start-video.ts'
import { takeVideoFile, type VideoFileDeps } from './take-video-file.ts'
import { createVideoBulk, createVideoEditor } from './video-content.ts'
import { VIDEO_LIST, type VideoListRow, videoOf } from './video-list.store.ts'

/** Max concurrent uploads of one editor and in all. */
const MAX_UPLOADS = { each: 2, all: 6 }

export function adminVideoRoutes(app: FastifyInstance, deps: VideoFileDeps) {
  const { database } = deps
  const editor = createVideoEditor(database)
  const bulk = createVideoBulk(database)

  implement(app, 'GET /api/admin/videos', async ({ query }) => {
    const { rows, ...page } = await readPage<VideoListRow>(database.db, VIDEO_LIST, query)
    return { ...page, items: rows.map(videoOf) }
  })

  implement(app, 'GET /api/admin/videos/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="videos.csv"')
    return listCsv(database.db, VIDEO_LIST, query)
  })

  implement(app, 'POST /api/admin/videos/publish', ({ user, body }) => bulk.publish(user, body.selection))

  implement(app, 'POST /api/admin/videos/archive', ({ user, body }) => bulk.archive(user, body.selection))

  implement(app, 'POST /api/admin/videos', async ({ user, body }) =>
    editor.read(await startVideo(database, user, body.title)),
  )

  implement(app, 'GET /api/admin/videos/:id', ({ params }) => editor.read(params.id))

  implement(app, 'PATCH /api/admin/videos/:id', ({ user, params, body }) =>
    editor.saveDraft({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/videos/:id/publish', ({ user, params, body }) =>
    editor.publish({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/videos/:id/discard', ({ user, params, body }) =>
    editor.discard({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/videos/:id/restore', ({ user, params, body }) =>
    editor.restore({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/videos/:id/archive', ({ user, params, body }) =>
    editor.archive({ by: user, ...params, ...body }),
  )

  uploadRoute(app, deps, editor.read)
}

function uploadRoute(app: FastifyInstance, deps: VideoFileDeps, read: (id: string) => Promise<unknown>) {
  const limiter = createConcurrencyLimiter(MAX_UPLOADS)
  // Multipart forms are accepted in this scope only.
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: VIDEO_FILE.maxBytes, files: 1, fields: 4, fieldSize: 1024, headerPairs: 20 },
    })
    implement(scope, 'POST /api/admin/videos/:id/files', async ({ params, query, user, request }) => {
      const release = limiter.acquire(user.userId)
      const endSlowness = allowSlowness(request.raw.socket)
      try {
        await read(params.id)
        const { kind } = query
        const changes = await takeVideoFile(deps, { kind, by: user.userId, stream: await streamOf(request) })
        await note(deps.database, {
          by: user,
          action: `video.upload-${kind}`,
          entity: 'video',
          entityId: params.id,
        })
        return { changes }
      } finally {
        release()
        endSlowness()
        request.raw.resume()
      }
    })
  })
}

async function streamOf(request: FastifyRequest) {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw problem('validation-failed', { message: 'Send one file, as the part `file` of a form.' })
  return part.file
}
