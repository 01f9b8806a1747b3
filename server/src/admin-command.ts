import { parseArgs } from 'node:util'
import { NewAdmin } from '@dream/contract/api/admin/step-up/admins'
import { listAdmins, readAdmin } from '#features/admin/admins/admins.store.ts'
import { makeAdmin, resetAdmin } from '#features/admin/admins/change-admins.ts'
import type { Database } from '#platform/database/database.ts'
import { problem, ProblemError } from '#platform/problems/problem.ts'
import type { Env } from '#platform/process/env.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { readEnv } from './read-env.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Admins of Dream Design, on the server that runs it:

  npm run admin -- create owner@example.com [--name "Olive Owner"] [--role owner|editor|support]
  npm run admin -- reset owner@example.com
  npm run admin -- list
`
const BY = { source: 'command' } as const

/** Output of the command, and whether it succeeded. */
type Outcome = { text: string; isDone: boolean }
const done = (text: string): Outcome => ({ text, isDone: true })
const refused = (text: string): Outcome => ({ text, isDone: false })

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, role: { type: 'string', default: 'owner' } },
})
const env = readEnv()
const { text, isDone } = await withDatabase(env, (database) => run(database, env))
const out = isDone ? process.stdout : process.stderr
out.write(`${text}\n`)
process.exitCode = isDone ? 0 : 1

async function run(database: Database, { publicUrl }: Env): Promise<Outcome> {
  const [command, email = ''] = positionals
  if (command === 'list') return list(database)
  if (command !== 'create' && command !== 'reset') return refused(USAGE)
  const deps = { database, passwords: createPasswordHash() }
  try {
    const made =
      command === 'create' ? await makeAdmin(deps, BY, parsed(email)) : await reset(deps, email.toLowerCase())
    return done(
      [
        `${made.admin.email} is ${command === 'create' ? 'now an admin' : 'to start anew'} (${made.admin.role}).`,
        '',
        `  One-time code:  ${made.code}`,
        '',
        `Log in at ${publicUrl}/app-home within 24 hours, with the email and this code as the password.`,
        'You then choose a password of your own, and set up a passkey or an authenticator app.',
      ].join('\n'),
    )
  } catch (error) {
    if (error instanceof ProblemError) return refused(error.message)
    throw error
  }
}

/** Validates the new admin; throws a problem with advice on what to type. */
function parsed(email: string): NewAdmin {
  const { name = email.split('@', 1)[0], role } = values
  const checked = NewAdmin.safeParse({ name, email, role })
  if (checked.success) return checked.data
  const { message = USAGE } = checked.error.issues[0] ?? {}
  throw problem('validation-failed', { message: `${message}\n\n${USAGE}` })
}

async function reset(deps: Parameters<typeof resetAdmin>[0], email: string) {
  const admin = await readAdmin(deps.database.db, { email })
  if (!admin) throw problem('not-found', { message: `There's no admin ${email}. "list" shows who there is.` })
  return resetAdmin(deps, BY, admin.id)
}

async function list({ db }: Database): Promise<Outcome> {
  const admins = await listAdmins(db)
  if (admins.length === 0) return done('There are no admins yet. "create" makes the first one.')
  const lines = admins.map(({ email, role, factors, lastUsedAt, setUpUntil, endedAt }) => {
    const state = endedAt ? `ended ${endedAt}` : setUpUntil ? `to set up until ${setUpUntil}` : ''
    const used = lastUsedAt ? `signed in ${lastUsedAt}` : 'not signed in'
    return [email.padEnd(32), role.padEnd(8), `${factors} factors`, used, state].join('  ').trimEnd()
  })
  return done(lines.join('\n'))
}
