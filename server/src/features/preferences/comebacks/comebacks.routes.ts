import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { everyHour } from '#platform/jobs/repeat.ts'
import { announceComebacks, announceMatches } from './announce-comebacks.ts'
import { saveMatchWish } from './comebacks.store.ts'
import { type ComebackDeps, readToday } from './today.ts'

export function comebackRoutes(app: FastifyInstance, deps: ComebackDeps) {
  const { database } = deps
  everyHour(app, 'Telling of new matches', () => announceMatches(deps))
  everyHour(app, 'Bringing people back', () => announceComebacks(deps))

  implement(app, 'GET /api/preferences/today', ({ user }) => readToday(deps, user.userId))

  implement(app, 'PUT /api/preferences/match-wish', ({ body, user }) =>
    saveMatchWish(database.db, user.userId, body.isWanted),
  )
}
