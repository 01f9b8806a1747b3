import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ErrorReport } from '@dream/contract/api/app/error-reports'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { demoYear, type SwipedDesign } from './demo-year.ts'
import { DEMO_BUILD, lockEmptyYear, saveYear, spreadErrorReports } from './demo-year.store.ts'

const FILE = fileURLToPath(new URL('demo-error-reports.json', import.meta.url))

const DemoErrorReport = z.object({
  report: ErrorReport.omit({ ts: true }),
  builds: z.array(z.string().startsWith(DEMO_BUILD)).min(1),
  /** How often it was met: today, yesterday and so on. */
  days: z.array(z.int().nonnegative()),
})

type UseCases = {
  designs: () => readonly SwipedDesign[]
  /** Stores an error report, as from an app. */
  reportError: (report: ErrorReport) => Promise<unknown>
}

/** Seeds a past year and error reports for the admin area of a new demo, once: a database whose days were counted keeps its own. */
export async function seedDemoYear(database: Database, { designs, reportError }: UseCases): Promise<void> {
  const isNew = await database.transaction(async (tx) => {
    const lastDay = await lockEmptyYear(tx)
    if (lastDay === null) return false
    const { counts, designDays } = demoYear(lastDay, designs())
    await saveYear(tx, counts, designDays)
    return true
  })
  if (!isNew) return
  for (const { report, builds, days } of z
    .array(DemoErrorReport)
    .parse(JSON.parse(await readFile(FILE, 'utf8')))) {
    for (const buildId of builds) {
      await reportError({ ...report, data: { ...report.data, buildId }, ts: Date.now() })
    }
    await spreadErrorReports(database.db, report.msg, days)
  }
}
