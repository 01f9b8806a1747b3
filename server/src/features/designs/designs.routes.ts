import type { Tag } from '@dream/contract/api/designs/tags'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { cardOf } from './card/card-of.ts'
import type { Catalogue, CatalogueState } from './catalogue.ts'
import { countHeldBack } from './dealing/count-held-back.ts'
import type { Choose } from './dealing/chooser.ts'
import { createDealer } from './dealing/dealer.ts'
import type { DealLog } from './log/deal-log.ts'
import { rollUpDealt } from './log/deal-log.store.ts'
import { readDeckOf, readGround } from './designs.store.ts'
import { openDesign } from './open-design.ts'
import { tagName } from './ranking/tag-labels.ts'
import { reviewPasses } from './review-passes.ts'
import { inEachStyle } from './same-room.ts'

type Deps = {
  database: Database
  catalogue: Catalogue
  unlockAt: () => UnlockAt
  choose: Choose
  dealLog: DealLog
}

export function designRoutes(app: FastifyInstance, deps: Deps) {
  const { database, catalogue, unlockAt, choose, dealLog } = deps
  const deal = createDealer(choose, dealLog)
  app.jobs.everyHour('Counting dealt cards', () => database.transaction(rollUpDealt))
  app.addHook('onClose', () => dealLog.flush())

  implement(app, 'GET /api/designs', async ({ query, user }) => {
    const { batch, exclude = [], review, before } = query
    return review === 'passed'
      ? reviewPasses(database, catalogue.now(), { userId: user.userId, batch, exclude, before })
      : deal(catalogue.now(), { userId: user.userId, batch, exclude, unlockAt: unlockAt() })
  })

  implement(app, 'GET /api/designs/held-back', async ({ user: { userId } }) => ({
    plans: countHeldBack(catalogue.now(), await readDeckOf(database, userId), userId),
  }))

  implement(app, 'GET /api/designs/:id', async ({ params, user }) => {
    const entry = catalogue.now().byId.get(params.id)
    if (!entry?.isPublished) throw problem('not-found')
    return suitedTo(await readGround(database.db, user.userId), cardOf(entry.design))
  })

  implement(app, 'GET /api/designs/:id/same-room', async ({ params }) => {
    const { byId, sameRooms } = catalogue.now()
    const entry = byId.get(params.id)
    if (!entry?.isPublished) throw problem('not-found')
    return { items: inEachStyle(sameRooms.get(entry.design.sameRoom ?? '')) }
  })

  implement(app, 'GET /api/designs/:id/outline', async ({ params, user }) => {
    const design = await openDesign({ database, catalogue }, { userId: user.userId, id: params.id })
    if (!design?.plan) throw problem('not-found')
    const { rooms } = design.plan
    return { rooms: rooms.flatMap(({ polygon, ...room }) => (polygon ? [{ ...room, polygon }] : [])) }
  })

  implement(app, 'GET /api/tags', async () => ({ items: namedTags(catalogue.now()) }))
}

/** Labelled tags of dealt designs, the most common first. */
function namedTags({ index: { tags, tagCounts } }: CatalogueState): Tag[] {
  return tags
    .flatMap((tag, id) => {
      const label = tagName(tag)
      const designs = tagCounts[id] ?? 0
      return label === null || designs === 0 ? [] : [{ tag, label, designs }]
    })
    .sort((a, b) => b.designs - a.designs || (a.tag < b.tag ? -1 : 1))
}
