import { createHash } from 'node:crypto'
import type { ErrorReport } from '@dream/contract/api/app/error-reports'
import { noteReturn } from '#features/admin/error-reports/note-return.ts'
import type { Database } from '#platform/database/database.ts'
import { redactPersonalData } from '#platform/process/log-redaction.ts'
import { countErrorReport } from './error-reports.store.ts'

/** Top lines of a stack used for the fingerprint; lower ones differ by the way it was reached. */
const FINGERPRINT_LINES = 3

/** Stores an error report without personal data: of URLs only the path, texts redacted. */
export async function recordErrorReport(database: Database, report: ErrorReport): Promise<void> {
  const { level } = report
  const [area, message] = [redactPersonalData(report.area), redactPersonalData(report.msg)]
  const data = Object.fromEntries(
    Object.entries(report.data ?? {}).flatMap(([name, value]) =>
      value ? [[name, redacted(name, value)]] : [],
    ),
  )
  const stack = data['stack'] ?? data['componentStack'] ?? ''
  const where = stack.split('\n').slice(0, FINGERPRINT_LINES).join('\n')
  const error = [level, area, message, where]
  const errorId = hashOf(error)
  const fingerprint = hashOf([...error, data['buildId'], data['route']])
  await database.transaction(async (tx) => {
    const stored = { fingerprint, errorId, level, area, message, data }
    const { hasReturned } = await countErrorReport(tx, stored)
    if (hasReturned) await noteReturn(tx, errorId)
  })
}

const hashOf = (facts: unknown) => createHash('sha256').update(JSON.stringify(facts)).digest()

function redacted(name: string, value: string): string {
  if (name === 'buildId') return value
  return redactPersonalData(name === 'location' || name === 'route' ? pathOf(value) : value)
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')
