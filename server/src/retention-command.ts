import { parseArgs } from 'node:util'
import { RETENTION } from '@dream/contract/rules/account/retention'
import { countIdle } from '#features/account-deletion/idle.store.ts'
import { warnIdle } from '#features/account-deletion/warn-idle.ts'
import { countUnconfirmed, deleteUnconfirmed } from '#features/retention/retention.store.ts'
import { readEnv } from './read-env.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({ options: { delete: { type: 'boolean', default: false } } })
const { unconfirmedDays, idleMonths, idleWarningDays } = RETENTION

const text = await withDatabase(readEnv(), async (database) => {
  const count = await countUnconfirmed(database.db)
  const { toWarn, warned } = await countIdle(database.db)
  const unconfirmed = `${count} accounts whose number was not confirmed within ${unconfirmedDays} days`
  const idle = `${toWarn} people that their account is deleted in ${idleWarningDays} days, unused for ${idleMonths} months by then`
  const waiting = `${warned} were warned before and have not come back yet.`
  if (!values.delete)
    return `Would delete ${unconfirmed}, and warn ${idle}; ${waiting} Nothing was done: -- --delete does it, as the server does each hour.`
  await deleteUnconfirmed(database.db)
  return `Deleted ${unconfirmed}, and warned ${await warnIdle(database)} of ${idle}; ${waiting}`
})
process.stdout.write(`${text}\n`)
