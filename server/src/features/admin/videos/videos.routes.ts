import { VIDEO_FILE } from '@dream/contract/rules/admin/content/videos'
import type { FastifyInstance } from 'fastify'
import { acceptFiles } from '#platform/http/file-uploads.ts'
import { implement } from '#platform/http/implement.ts'
import { note } from '../audit/change.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { removeUnusedVideoFiles } from './remove-unused-files.ts'
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
  app.jobs.everyHour('Removing unused videos', () => removeUnusedVideoFiles(deps))
}

function uploadRoute(app: FastifyInstance, deps: VideoFileDeps, read: (id: string) => Promise<unknown>) {
  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: VIDEO_FILE.maxBytes }, (scope, receive) =>
    implement(scope, 'POST /api/admin/videos/:id/files', (call) =>
      receive(call, async (readFile) => {
        const { user, params } = call
        await read(params.id)
        const { kind } = call.query
        const { stream } = await readFile()
        const changes = await takeVideoFile(deps, { kind, by: user.userId, stream })
        await note(deps.database, {
          by: user,
          action: `video.upload-${kind}`,
          entity: 'video',
          entityId: params.id,
        })
        return { changes }
      }),
    ),
  )
}
