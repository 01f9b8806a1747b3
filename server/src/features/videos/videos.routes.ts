import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { readProgress, upsertProgress } from './progress.store.ts'
import { deleteFavorite, insertFavorite, isPublished, readFavorites, readVideos } from './videos.store.ts'

export function videoRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  implement(app, 'GET /api/videos', async () => ({ items: await readVideos(db) }))

  implement(app, 'GET /api/videos/favorites', async ({ user }) => ({
    items: await readFavorites(db, user.userId),
  }))

  implement(app, 'GET /api/videos/progress', async ({ user }) => ({
    items: await readProgress(db, user.userId),
  }))

  implement(app, 'PUT /api/videos/progress', async ({ body, user }) => {
    await upsertProgress(db, user.userId, body.items)
    return undefined
  })

  implement(app, 'PUT /api/videos/favorites/:id', async ({ params, user }) => {
    if (!(await isPublished(db, params.id))) throw problem('not-found')
    await insertFavorite(db, user.userId, params.id)
  })

  implement(app, 'DELETE /api/videos/favorites/:id', ({ params, user }) =>
    deleteFavorite(db, user.userId, params.id),
  )
}
