import type { ErrorReport } from '@dream/contract/api/app/error-reports'
import { call } from '#lib/api/api-client.ts'
import { settings } from '#lib/session/settings.ts'

/** Maximum of error reports per visit, for a phone that fails in a loop. */
const REPORTS_MAX = 10
const STACK_MAX = 4000

const reported = new Set<string>()

/** Area of the error: rendering a screen, or anything else. */
type Area = 'render' | 'frontend'

/** Sends an error report (product §7), once per error and visit. Never throws. */
export async function reportError(area: Area, error: unknown, componentStack?: string): Promise<void> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const key = `${area} ${message}`
  if (reported.has(key) || reported.size >= REPORTS_MAX) return
  reported.add(key)
  const data: NonNullable<ErrorReport['data']> = {
    location: location.href,
    route: location.pathname,
    buildId: settings().buildId,
    ...(stack !== undefined && { stack: stack.slice(0, STACK_MAX) }),
    ...(componentStack !== undefined && { componentStack: componentStack.slice(0, STACK_MAX) }),
  }
  const body: ErrorReport = { level: 'error', area, msg: message, data, ts: Date.now() }
  // A failed report is dropped: it must never cause another one.
  await call('POST /api/debug/log', { body }).catch(() => undefined)
}
