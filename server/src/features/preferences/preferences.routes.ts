import type { Feature, UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Choose } from '#features/designs/dealing/chooser.ts'
import type { DealLog } from '#features/designs/log/deal-log.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { collectionRoutes } from './collections/collections.routes.ts'
import { findLiked } from './finding/find-liked.ts'
import { noteRoutes } from './notes/notes.routes.ts'
import { comebackRoutes } from './comebacks/comebacks.routes.ts'
import { readLiked } from './read-liked.ts'
import { readTopTags } from './top-tags.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'
import type { Everybody } from './taste/everybody.ts'
import { readReport } from './taste/taste-report.ts'
import { wishRoutes } from './wishes/wishes.routes.ts'

type Deps = {
  database: Database
  catalogue: Catalogue
  unlockAt: () => UnlockAt
  dealLog: DealLog
  /** Choice of cards, shared with the deck. */
  choose: Choose
  everybody: Everybody
  /** Called when a swipe of this session has unlocked something. */
  onUnlock: (unlocked: { userId: string; sessionId: string; features: readonly Feature[] }) => void
}

export function preferenceRoutes(app: FastifyInstance, deps: Deps) {
  const { database, catalogue, dealLog, everybody, onUnlock } = deps
  collectionRoutes(app, { database, catalogue })
  noteRoutes(app, { database })
  wishRoutes(app, { database, catalogue })
  comebackRoutes(app, deps)

  implement(app, 'POST /api/preferences', async ({ body, user }) => {
    const answer = await recordPreference(deps, user.userId, body)
    if (body.deal !== undefined) dealLog.swiped({ deal: body.deal, action: body.action })
    const { userId, sessionId } = user
    if (answer.unlocked.length > 0) onUnlock({ userId, sessionId, features: answer.unlocked })
    return answer
  })

  implement(app, 'DELETE /api/preferences/:designId', ({ params, query, user }) =>
    takePreferenceBack(deps, user.userId, { designId: params.designId, swipeId: query.swipeId }),
  )

  implement(app, 'GET /api/preferences/liked', ({ query, user }) =>
    readLiked(database, catalogue.now(), { ...query, userId: user.userId }),
  )

  implement(app, 'GET /api/preferences/liked/search', ({ query, user }) =>
    findLiked(database, catalogue.now(), { ...query, userId: user.userId }),
  )

  implement(app, 'GET /api/preferences/top-tags', ({ user }) =>
    readTopTags({ database, everybody }, catalogue.now(), user.userId),
  )

  implement(app, 'GET /api/preferences/report', ({ user }) =>
    readReport({ database, everybody }, catalogue.now(), user.userId),
  )
}
