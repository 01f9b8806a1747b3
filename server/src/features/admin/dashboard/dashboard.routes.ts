import type { FastifyInstance } from 'fastify'
import { FUNNEL } from '@dream/contract/rules/admin/funnel'
import { promisedReplyMinutes } from '@dream/contract/rules/brokers/brokers'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { readReportsSummary } from '../reports/queue.store.ts'
import * as store from './dashboard.store.ts'

type Deps = {
  database: Database
  /** Text of a pass reason. */
  reasonText: (reason: string) => string | null
}

export function dashboardRoutes(app: FastifyInstance, { database: { db }, reasonText }: Deps) {
  implement(app, 'GET /api/admin/dashboard', async () => {
    const [mondays, weeks, cohorts, designs, brokers, messages, errorReports, countedAt, reports] =
      await Promise.all([
        store.readMondays(db),
        store.readWeeks(db),
        store.readCohorts(db),
        store.readDesigns(db),
        store.readBrokers(db),
        store.readMessages(db),
        store.readBuilds(db),
        store.readCountedAt(db),
        readReportsSummary(db),
      ])
    return {
      countedAt: countedAt?.toISOString() ?? null,
      weeks: mondays.map((week) => ({ week, steps: stepsOf(weeks, week) })),
      cohorts: mondays.map((week) => ({ week, steps: stepsOf(cohorts, week) })),
      designs: designs.map(({ reasons, ...design }) => ({
        ...design,
        reasons: Object.entries(reasons)
          .map(([reason, count]) => ({ reason: reasonText(reason) ?? reason, count }))
          .toSorted((a, b) => b.count - a.count),
      })),
      brokers: brokers.map(({ id, name, reply_minutes, reply_count, missed }) => ({
        id,
        name,
        replyMinutes: reply_minutes,
        promisedMinutes: promisedReplyMinutes(reply_minutes),
        replies: reply_count,
        missed,
      })),
      messages,
      errorReports,
      reports,
    }
  })
}

type Counted = Awaited<ReturnType<typeof store.readWeeks>>

const stepsOf = (counts: Counted, week: string) =>
  Object.fromEntries(
    FUNNEL.flatMap(({ step }) => {
      const found = counts.find((each) => each.week === week && each.step === step)
      return found ? [[step, found.count]] : []
    }),
  )
