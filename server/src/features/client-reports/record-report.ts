import { createHash } from 'node:crypto'
import type { ClientReport } from '@dream/contract/api/debug'
import type { Db } from '#platform/database.ts'
import { countReport } from './client-reports.store.ts'

/** Lines of a stack that say where it broke; those below differ with the way there. */
const TELLING_LINES = 3

/** Keeps a report without what could name somebody: addresses lose what follows their path. */
export async function recordReport(db: Db, { level, area, msg, data = {} }: ClientReport): Promise<void> {
  const kept = Object.entries(data).flatMap(([name, value]): [string, string][] => {
    if (!value) return []
    return [[name, name === 'location' || name === 'route' ? pathOf(value) : value]]
  })
  const where = (data.stack ?? data.componentStack ?? '').split('\n').slice(0, TELLING_LINES).join('\n')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([level, area, msg, where, data.buildId]))
    .digest()
  await countReport(db, { fingerprint, level, area, message: msg, data: Object.fromEntries(kept) })
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '')
