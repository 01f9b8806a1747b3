import { START_STEPS } from '@dream/contract/api/admin/setup/start'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { type Env, NO_BRAND } from '#platform/process/env.ts'
import { readStart } from './start.store.ts'

type Deps = {
  database: Database
  env: Env
  settings: { now(): { brand: { brokerageName: string; brokerageUrl: string } } }
}

/** Set-up steps from an empty database to the first buyer, with their current state. */
export function startRoutes(app: FastifyInstance, { database, env, settings }: Deps) {
  implement(app, 'GET /api/admin/start', async () => {
    if (env.isDemo) return { steps: [] }
    const { brokerageName, brokerageUrl } = settings.now().brand
    const isDone = {
      ...(await readStart(database.db)),
      brand: brokerageName !== NO_BRAND.name && brokerageUrl !== NO_BRAND.url,
      email: env.smtpUrl !== null,
      sms: env.smsUrl !== null,
    }
    const steps = START_STEPS.map((id) => ({ id, isDone: isDone[id] }))
    return { steps: steps.every((step) => step.isDone) ? [] : steps }
  })
}
