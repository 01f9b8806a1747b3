import type { Feature, UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { createPushSender } from '#platform/messages-out/push/push-sender.ts'
import { createPushServices } from '#platform/messages-out/push/push-services.ts'
import { loadVapidKeys } from '#platform/messages-out/push/vapid.ts'
import { NewDesigns, ANNOUNCE_NEW_DESIGNS, announceNewDesigns } from './announcements/announce-new-designs.ts'
import { ANNOUNCE_COME_BACK, announceComeBack, ComeBack } from './announcements/announce-come-back.ts'
import { createUnlockAnnouncer } from './announcements/announce-unlock.ts'
import { ChosenJob, EMAIL_CHOSEN, emailChosen } from './announcements/email-chosen.ts'
import { EMAIL_WELCOME, emailWelcome, WelcomeJob } from './announcements/email-welcome.ts'
import { PushJob, SEND_PUSH } from './push/queue-push.ts'
import { sendPush } from './push/send-push.ts'
import { checkUnread, EMAIL_UNREAD } from './unread/check-unread.ts'
import { emailUnread } from './unread/email-unread.ts'

type Deps = {
  database: Database
  env: Pick<Env, 'publicUrl' | 'brokerageUrl' | 'pushServices'>
  messenger: Messenger
  jobs: Jobs
  unsubscribeKey: Buffer
  log: Logger
  /** Current unlock numbers. */
  unlockAt: () => UnlockAt
  /** Texts of celebrations that an editor has rewritten. */
  unlockTexts: () => Partial<Record<Feature, string>> | undefined
}

const UnreadJob = z.object({ conversationId: z.uuid(), userId: z.uuid() })

/** Push notifications and emails: services for the routes, and the jobs that send them. */
export async function createNotifications(deps: Deps) {
  const { database, env, messenger, jobs, unsubscribeKey, log, unlockAt, unlockTexts } = deps
  const keys = await loadVapidKeys(database.db)
  const services = createPushServices(env.pushServices)
  const send = createPushSender({ keys, services, contact: contactOf(env) })
  const push = { database, send, log, unlockTexts }
  const email = { database, messenger, publicUrl: env.publicUrl, unsubscribeKey, unlockAt }

  jobs.watch('Unread check', () => checkUnread({ database, log }))
  jobs.handle(EMAIL_UNREAD, UnreadJob, (job) => emailUnread(email, job))
  jobs.handle(EMAIL_CHOSEN, ChosenJob, (job) => emailChosen(email, job))
  jobs.handle(EMAIL_WELCOME, WelcomeJob, ({ userId }) => emailWelcome(email, userId))
  jobs.handle(SEND_PUSH, PushJob, (job) => sendPush(push, job))
  jobs.handle(ANNOUNCE_COME_BACK, ComeBack, (job) => announceComeBack(database, job))
  jobs.handle(ANNOUNCE_NEW_DESIGNS, NewDesigns, (job) => announceNewDesigns(database, job))

  return {
    ...push,
    services,
    publicKey: keys.publicKey,
    announceUnlock: createUnlockAnnouncer(database),
  }
}

/** Contact in VAPID: push services refuse senders without a real one. */
function contactOf({ publicUrl, brokerageUrl }: Pick<Env, 'publicUrl' | 'brokerageUrl'>): string {
  const page = [publicUrl, brokerageUrl].find((url) => url.startsWith('https:'))
  return page ?? `mailto:no-reply@${new URL(brokerageUrl).hostname}`
}
