import type { FastifyInstance } from 'fastify'
import { acceptFiles } from '#platform/http/file-uploads.ts'
import { implement } from '#platform/http/implement.ts'
import { createPictureTaker, type PictureDeps } from './take-picture.ts'
import { CATALOGUE_FILE } from './upload-rules.ts'

/** Max concurrent uploads of one admin and in all. */
const MAX_UPLOADS = { each: 3, all: 6 }

export function pictureRoutes(app: FastifyInstance, deps: PictureDeps): void {
  const { take } = createPictureTaker(deps)
  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: CATALOGUE_FILE.maxBytes }, (scope, receive) => {
    implement(scope, 'POST /api/admin/designs/files', (call) =>
      receive(call, async (read) => {
        const { kind, level = null } = call.query
        return take(call.user, { kind, level }, await read())
      }),
    )
    implement(scope, 'POST /api/admin/builders/logo', (call) =>
      receive(call, async (read) => {
        const { picture } = await take(call.user, { kind: 'logo', level: null }, await read())
        return picture
      }),
    )
  })
}
