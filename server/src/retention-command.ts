import { parseArgs } from 'node:util'
import { RETENTION } from '@dream/contract/rules/account/retention'
import { countUnconfirmed, deleteUnconfirmed } from '#features/retention/retention.store.ts'
import { readEnv } from './read-env.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({ options: { delete: { type: 'boolean', default: false } } })

const text = await withDatabase(readEnv(), async ({ db }) => {
  const count = await countUnconfirmed(db)
  const what = `${count} accounts whose number was not confirmed within ${RETENTION.unconfirmedDays} days`
  if (!values.delete)
    return `Would delete ${what}. Nothing was deleted: -- --delete does it, as the server does each hour.`
  await deleteUnconfirmed(db)
  return `Deleted ${what}.`
})
process.stdout.write(`${text}\n`)
