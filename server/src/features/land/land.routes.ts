import { landFor, standingOn, type Dated } from '@dream/contract/rules/land/land-dates'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { readLandCards } from './land.store.ts'

export function landRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'GET /api/land', async ({ query }) => {
    const { cards, today } = await readLandCards(database.db)
    const marked = <R extends Dated>(rule: R) => ({
      ...rule,
      isBeingReviewed: standingOn(today, rule) === 'being-reviewed',
    })
    const items = landFor(cards, { day: today, state: query.state ?? null }).map((card) => ({
      ...marked(card),
      lines: card.lines.map((line) => marked(line)),
    }))
    return { items }
  })
}
