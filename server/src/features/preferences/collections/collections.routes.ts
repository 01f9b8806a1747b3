import type { Collections } from '@dream/contract/api/designs/collections'
import type { Design } from '@dream/contract/api/designs/design'
import { COLLECTION_COVERS } from '@dream/contract/rules/designs/collections'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { readLikedDesigns } from '../read-liked.ts'
import * as change from './change-collections.ts'
import { readCollectionLikes, readCollections, type StoredCollection } from './collections.store.ts'

type Deps = { database: Database; catalogue: Catalogue }

export function collectionRoutes(app: FastifyInstance, { database, catalogue }: Deps) {
  implement(app, 'GET /api/preferences/collections', async ({ user }) =>
    answerOf(await readCollections(database.db, user.userId)),
  )
  implement(app, 'GET /api/preferences/collections/:id/designs', async ({ params, user }) => {
    const likes = await readCollectionLikes(database.db, { userId: user.userId, id: params.id })
    if (!likes) throw problem('not-found')
    return readLikedDesigns(database, catalogue.now(), { userId: user.userId, likes })
  })
  implement(app, 'PUT /api/preferences/collections/:id', async ({ params, body, user }) =>
    answerOf(await change.makeCollection(database, { userId: user.userId, ...params, ...body })),
  )
  implement(app, 'PATCH /api/preferences/collections/:id', async ({ params, body, user }) =>
    answerOf(await change.editCollection(database, { userId: user.userId, ...params, ...body })),
  )
  implement(app, 'DELETE /api/preferences/collections/:id', async ({ params, user }) =>
    answerOf(await change.removeCollection(database, { userId: user.userId, ...params })),
  )
  implement(app, 'PUT /api/preferences/collections/:id/designs/:designId', async ({ params, user }) =>
    answerOf(await change.addDesign(database, { userId: user.userId, ...params })),
  )
  implement(app, 'DELETE /api/preferences/collections/:id/designs/:designId', async ({ params, user }) =>
    answerOf(await change.removeDesign(database, { userId: user.userId, ...params })),
  )
  implement(app, 'PUT /api/preferences/collections/:id/order', async ({ params, body, user }) =>
    answerOf(await change.orderDesigns(database, { userId: user.userId, ...params, ...body })),
  )
  implement(app, 'PUT /api/preferences/collections', async ({ body, user }) =>
    answerOf(await change.orderCollections(database, { userId: user.userId, ...body })),
  )

  const designOf = (id: string) => catalogue.now().byId.get(id)
  function answerOf(stored: readonly StoredCollection[]): Collections {
    return {
      items: stored.map(({ designIds, ...collection }) => {
        const designs = designIds.flatMap((id) => designOf(id)?.design ?? [])
        return {
          ...collection,
          designIds: designs.map(({ id }) => id),
          covers: designs.slice(0, COLLECTION_COVERS).map(coverOf),
        }
      }),
    }
  }
}

function coverOf({ imageUrl, pictures }: Design) {
  const { light = imageUrl, dark = null, width = 1, height = 1 } = pictures[0] ?? {}
  return { light, dark, width, height }
}
