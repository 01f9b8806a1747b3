import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { implement } from '#platform/http/implement.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import type { Cookies } from '#platform/security/cookies.ts'
import type { ProofDeps } from '#features/users/prove-password.ts'
import { deleteOwnAccount, ERASE_ACCOUNT } from './begin-deletion.ts'
import * as emails from './deletion-emails.ts'
import { warnIdle } from './warn-idle.ts'
import { type EraseDeps, eraseAccount, resumeErasing } from './erase-account.ts'

type Deps = ProofDeps &
  EraseDeps & {
    messenger: Messenger
    sessions: { forget(userId: string): void }
    cookies: Pick<Cookies, 'clearSession'>
  }

const EraseJob = z.object({ userId: z.uuid() })

/** Routes to delete one's account, and the jobs that erase it. */
export function accountDeletionRoutes(app: FastifyInstance, deps: Deps) {
  const { jobs } = app
  jobs.handleLong(ERASE_ACCOUNT, EraseJob, ({ userId }, signal) => eraseAccount(deps, userId, signal))
  jobs.handle(emails.EMAIL_DELETION, emails.DeletionEmailJob, (job) => emails.emailDeletion(deps, job))
  jobs.handle(emails.EMAIL_ERASED, emails.ErasedEmailJob, ({ to }) =>
    deps.messenger.email(emails.erasedEmail(to)),
  )

  jobs.everyHour('Looking for accounts to erase', () => resumeErasing(deps.database))
  jobs.everyHour('Warning of idle accounts', async () => void (await warnIdle(deps.database)))

  implement(app, 'POST /api/account/delete', async ({ user: { userId }, body: { password }, reply }) => {
    const forget = (who: string) => deps.sessions.forget(who)
    const { eraseAt } = await deleteOwnAccount({ ...deps, forget }, { userId, password })
    deps.cookies.clearSession(reply)
    return { eraseAt: eraseAt.toISOString() }
  })
}
