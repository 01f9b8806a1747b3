import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { announceComebacks, announceMatches } from './announce-comebacks.ts'
import { saveMatchWish } from './comebacks.store.ts'
import { type ComebackDeps, readToday } from './today.ts'

export function comebackRoutes(app: FastifyInstance, deps: ComebackDeps) {
  const { database } = deps
  app.jobs.everyHour('Telling of new matches', () => announceMatches(deps))
  app.jobs.everyHour('Bringing people back', () => announceComebacks(deps))

  implement(app, 'GET /api/preferences/today', ({ user }) => readToday(deps, user.userId))

  implement(app, 'PUT /api/preferences/match-wish', ({ body, user }) =>
    saveMatchWish(database.db, user.userId, body.isWanted),
  )
}
