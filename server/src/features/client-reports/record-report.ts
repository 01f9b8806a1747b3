import { createHash } from 'node:crypto'
import type { ClientReport } from '@dream/contract/api/debug'
import type { Db } from '#platform/database.ts'
import { withoutPersonalData } from '#platform/personal-data.ts'
import { countReport } from './client-reports.store.ts'

/** Lines of a stack that say where it broke; those below differ with the way there. */
const TELLING_LINES = 3

/** Keeps a report without what could name somebody: addresses lose what follows their path, texts what belongs to a person. */
export async function recordReport(db: Db, report: ClientReport): Promise<void> {
  const { level } = report
  const [area, message] = [withoutPersonalData(report.area), withoutPersonalData(report.msg)]
  const data = Object.fromEntries(
    Object.entries(report.data ?? {}).flatMap(([name, value]) => (value ? [[name, kept(name, value)]] : [])),
  )
  const stack = data['stack'] ?? data['componentStack'] ?? ''
  const where = stack.split('\n').slice(0, TELLING_LINES).join('\n')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([level, area, message, where, data['buildId']]))
    .digest()
  await countReport(db, { fingerprint, level, area, message, data })
}

function kept(name: string, value: string): string {
  if (name === 'buildId') return value
  return withoutPersonalData(name === 'location' || name === 'route' ? pathOf(value) : value)
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')
