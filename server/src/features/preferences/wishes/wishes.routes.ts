import type { TagWish, WISHES } from '@dream/contract/api/designs/tags'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { tagName } from '#features/designs/ranking/tag-labels.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { dropWish, readWishes, saveWish } from './wishes.store.ts'

const SIGNS: Readonly<Record<(typeof WISHES)[number], 1 | -1>> = { more: 1, less: -1 }

export function wishRoutes(
  app: FastifyInstance,
  { database: { db }, catalogue }: { database: Database; catalogue: Catalogue },
) {
  const wishesOf = async (userId: string) => ({ items: named(await readWishes(db, userId)) })

  implement(app, 'GET /api/preferences/wishes', ({ user }) => wishesOf(user.userId))

  implement(app, 'PUT /api/preferences/wishes/:tag', async ({ params: { tag }, body: { wish }, user }) => {
    const { userId } = user
    if (wish === null) await dropWish(db, { userId, tag })
    else if (tagName(tag) === null || !catalogue.now().index.tagIds.has(tag)) throw problem('not-found')
    else await saveWish(db, { userId, tag, wish: SIGNS[wish] })
    return wishesOf(userId)
  })
}

/** Sorted by label; tags without a label in this version are left out. */
const named = (wishes: Readonly<Record<string, number>>): TagWish[] =>
  Object.entries(wishes)
    .flatMap(([tag, sign]): TagWish[] => {
      const label = tagName(tag)
      return label === null ? [] : [{ tag, label, wish: sign > 0 ? 'more' : 'less' }]
    })
    .sort((a, b) => a.label.localeCompare(b.label))
