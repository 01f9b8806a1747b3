import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import type { Selection } from '@dream/contract/api/admin/list'
import { INVITATION } from '@dream/contract/rules/admin/broker-invitations'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { MessageQueue } from '#platform/messages-out/message-queue.ts'
import { problem, ProblemError } from '#platform/problems/problem.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { change } from '../audit/change.ts'
import { selectedIds } from '../list/selected-ids.ts'
import { BROKER_LIST, readBroker } from './broker-list.store.ts'
import { deleteInvited, insertBroker, lockBroker, renewInvitation } from './brokers.store.ts'
import { invitationEmail } from './invitation-email.ts'
import { temporaryPassword } from './temporary-password.ts'

export type InviteDeps = {
  env: { publicUrl: string }
  database: Database
  attempts: Attempts
  passwords: PasswordHash
  messageQueue: MessageQueue
}

const EMAIL_TAKEN = "There's already an account with this email. Invite them with another one."

const PER_ADMIN = [{ count: INVITATION.perAdminInHour, minutes: 60 }]
const PER_BROKER = [{ count: INVITATION.perBrokerInDay, minutes: 24 * 60 }]

/** Creates a broker's account and emails the temporary password. The account of an email that has one is never changed. */
export async function inviteBroker(
  deps: InviteDeps,
  by: AdminCaller,
  { name, email }: { name: string; email: string },
) {
  const { database, passwords } = deps
  await countInvitation(deps, by, email)
  const password = temporaryPassword()
  const passwordHash = await passwords.hash(password)
  const broker = await change(
    database,
    { by, action: 'broker.invite', entity: 'broker', entityId: null },
    async (tx) => {
      const id = await insertBroker(tx, { name, email, passwordHash })
      if (id === null) throw emailTaken()
      const result = await known(tx, id)
      await mail(deps, tx, { broker: result, password })
      return { before: null, after: { name, email }, result }
    },
  )
  return { broker }
}

/** Counted before the email is checked for an account, so that nobody can probe many. */
const countInvitation = ({ database, attempts }: InviteDeps, { userId }: AdminCaller, email: string) =>
  database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, { kind: 'broker-invite', subject: userId }, PER_ADMIN)
    await attempts.takeOrThrow(tx, { kind: 'broker-invited', subject: email }, PER_BROKER)
  })

const emailTaken = () =>
  problem('email-taken', { message: EMAIL_TAKEN, errors: [{ path: 'email', message: EMAIL_TAKEN }] })

/** Emails a new temporary password, and ends the one before with its sessions. */
export async function inviteAgain(deps: InviteDeps, by: AdminCaller, id: string) {
  const { database, passwords } = deps
  const invited = await readBroker(database.db, id)
  if (!invited) throw problem('not-found')
  if (invited.status !== 'invited') throw problem('invitation-accepted')
  await countInvitation(deps, by, invited.email)
  const password = temporaryPassword()
  const passwordHash = await passwords.hash(password)
  const broker = await change(
    database,
    { by, action: 'broker.invite-again', entity: 'broker', entityId: id },
    async (tx) => {
      const { invitation: before } = await lockInvited(tx, id)
      await renewInvitation(tx, id, passwordHash)
      const result = await known(tx, id)
      await mail(deps, tx, { broker: result, password })
      return { before, after: result.invitation, result }
    },
  )
  return { broker }
}

/** Invites all possible brokers of a selection again; when there is none, the answer gives the reason. */
export async function inviteAllAgain(deps: InviteDeps, by: AdminCaller, selection: Selection) {
  const ids = await deps.database.transaction((tx) => selectedIds(tx, BROKER_LIST, selection))
  let sent = 0
  let refusal = problem('not-found')
  for (const id of ids) {
    try {
      await inviteAgain(deps, by, id)
      sent += 1
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      refusal = error
    }
  }
  if (sent === 0) throw refusal
  return { sent, left: ids.length - sent }
}

/** Cancels an invitation: the unused account is deleted, and its email is free again. */
export const cancelInvitation = ({ database }: InviteDeps, by: AdminCaller, id: string) =>
  change(database, { by, action: 'broker.cancel-invitation', entity: 'broker', entityId: id }, async (tx) => {
    const { name, email, company } = await lockInvited(tx, id)
    // There is a page, and there may be conversations: the temporary password was set on an account in use.
    if (company !== null) throw problem('invitation-accepted')
    await deleteInvited(tx, id)
    return { before: { name, email }, after: null, result: null }
  })

/** Locks an invited broker: somebody who chooses their own password at this moment waits for the lock, or was first. */
async function lockInvited(tx: Tx, id: string): Promise<AdminBroker> {
  if (!(await lockBroker(tx, id))) throw problem('not-found')
  const broker = await known(tx, id)
  if (broker.status !== 'invited') throw problem('invitation-accepted')
  return broker
}

async function known(tx: Tx, id: string): Promise<AdminBroker> {
  const broker = await readBroker(tx, id)
  if (!broker) throw problem('not-found')
  return broker
}

type Invited = { broker: AdminBroker; password: string }

/** Enqueues the email with the account; of several waiting for one broker the newest counts. */
const mail = ({ messageQueue, env }: InviteDeps, tx: Tx, { broker, password }: Invited) => {
  const { id, name, email } = broker
  const letter = invitationEmail({ to: email, name, password, publicUrl: env.publicUrl })
  return messageQueue.email(tx, letter, {
    key: `invitation:${id}`,
    goodForMinutes: INVITATION.lifeHours * 60,
  })
}
