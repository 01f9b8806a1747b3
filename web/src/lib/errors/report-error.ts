import type { ClientReport } from '@dream/contract/api/app/debug'
import { call } from '#lib/api/api-client.ts'
import { settings } from '#lib/session/settings.ts'

/** A phone that fails in a loop says so a few times, not for ever. */
const REPORTS_MAX = 10
const STACK_MAX = 4000

const reported = new Set<string>()

/** What the app was doing: drawing a screen, or anything else. */
type Area = 'render' | 'frontend'

/** Tells the server that something broke here (product §7): once for each failure of a visit, and never loudly. */
export async function reportError(area: Area, error: unknown, componentStack?: string): Promise<void> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const key = `${area} ${message}`
  if (reported.has(key) || reported.size >= REPORTS_MAX) return
  reported.add(key)
  const data: NonNullable<ClientReport['data']> = {
    location: location.href,
    route: location.pathname,
    buildId: settings().buildId,
    ...(stack !== undefined && { stack: stack.slice(0, STACK_MAX) }),
    ...(componentStack !== undefined && { componentStack: componentStack.slice(0, STACK_MAX) }),
  }
  const body: ClientReport = { level: 'error', area, msg: message, data, ts: Date.now() }
  // What cannot be reported is lost: a failure to report must never make another one.
  await call('POST /api/debug/log', { body }).catch(() => undefined)
}
