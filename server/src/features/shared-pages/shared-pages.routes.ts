import type { TopTag } from '@dream/contract/api/designs/tags'
import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { sharedPagePath } from '@dream/contract/rules/designs/shared-plans'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import type { Env } from '#platform/process/env.ts'
import { sharePage } from './share-page.ts'
import { deletePage, readPages, type StoredPage } from './shared-pages.store.ts'

type Deps = {
  database: Database
  attempts: Attempts
  env: Pick<Env, 'publicUrl'>
  /** Whether sharing is switched on. */
  isSharingOpen: () => boolean
  topTagsOf: (userId: string) => Promise<{ items: readonly TopTag[] }>
}

const NO_DNA = 'Like a few more designs first: there is nothing to show of them yet.'

export function sharedPageRoutes(app: FastifyInstance, deps: Deps) {
  const { database, env } = deps

  implement(app, 'POST /api/shared-pages', async ({ body, user: { userId } }) => {
    if (!deps.isSharingOpen()) throw problem('sharing-closed')
    if (body.kind === 'collection') return pageOf(await sharePage(deps, { ...body, userId }))
    if ((await deps.topTagsOf(userId)).items.length === 0) throw problem('not-found', { message: NO_DNA })
    return pageOf(await sharePage(deps, { ...body, userId, collectionId: null, showsNotes: false }))
  })
  implement(app, 'GET /api/shared-pages', async ({ user }) => ({
    items: (await readPages(database.db, user.userId)).map(pageOf),
  }))
  implement(app, 'DELETE /api/shared-pages/:id', ({ params, user }) =>
    deletePage(database.db, { userId: user.userId, id: params.id }),
  )

  const pageOf = ({ token, name, sharedAt, ...page }: StoredPage): SharedPage => ({
    ...page,
    title: name ?? 'My design DNA',
    url: `${env.publicUrl}${sharedPagePath(token)}`,
    sharedAt: sharedAt.toISOString(),
  })
}
