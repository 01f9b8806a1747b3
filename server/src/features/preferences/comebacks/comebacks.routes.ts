import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { everyHour } from '#platform/jobs/repeat.ts'
import { announceComebacks, announceMatches } from './announce-comebacks.ts'
import { saveMatchWish } from './comebacks.store.ts'
import { readToday } from './today.ts'

export function comebackRoutes(app: FastifyInstance, deps: { database: Database; catalogue: Catalogue }) {
  const { database, catalogue } = deps
  everyHour(app, 'Telling of new matches', () => announceMatches(deps))
  everyHour(app, 'Bringing people back', () => announceComebacks(deps))

  implement(app, 'GET /api/preferences/today', ({ user }) =>
    readToday(database, catalogue.now(), user.userId),
  )

  implement(app, 'PUT /api/preferences/match-wish', ({ body, user }) =>
    saveMatchWish(database.db, user.userId, body.isWanted),
  )
}
