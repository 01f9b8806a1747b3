import { z } from 'zod'
import type { Database } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Logger } from '#platform/logger.ts'
import type { Messenger } from '#platform/messenger.ts'
import { createPushSender } from '#platform/push/push-sender.ts'
import { createPushServices } from '#platform/push/push-services.ts'
import { loadVapidKeys } from '#platform/push/vapid.ts'
import { NewDesigns, TELL_NEW_DESIGNS, tellNewDesigns } from './news/tell-new-designs.ts'
import { createUnlockTeller } from './news/tell-unlock.ts'
import { PushJob, SEND_PUSH } from './push/queue-push.ts'
import { sendPush } from './push/send-push.ts'
import { lookAfterUnread, MAIL_UNREAD } from './unread/look-at-unread.ts'
import { mailUnread } from './unread/mail-unread.ts'

type Deps = {
  database: Database
  env: Pick<Env, 'publicUrl' | 'brokerageUrl' | 'pushServices'>
  messenger: Messenger
  jobs: Jobs
  unsubscribeKey: Buffer
  log: Logger
}

const Mine = z.object({ conversationId: z.uuid(), userId: z.uuid() })

/** Telling people who are away: what the routes need, and the jobs that tell them. */
export async function createNotifications(deps: Deps) {
  const { database, env, messenger, jobs, unsubscribeKey, log } = deps
  const keys = await loadVapidKeys(database.db)
  const services = createPushServices(env.pushServices)
  const send = createPushSender({ keys, services, contact: contactOf(env) })
  const push = { database, send, log }

  jobs.watch('Looking after what is unread', () => lookAfterUnread({ database, log }))
  jobs.handle(MAIL_UNREAD, Mine, (mine) =>
    mailUnread({ database, messenger, publicUrl: env.publicUrl, unsubscribeKey }, mine),
  )
  jobs.handle(SEND_PUSH, PushJob, (job) => sendPush(push, job))
  jobs.handle(TELL_NEW_DESIGNS, NewDesigns, (news) => tellNewDesigns(database, news))

  return {
    ...push,
    services,
    publicKey: keys.publicKey,
    tellUnlock: createUnlockTeller(database),
  }
}

/** Push services turn away whoever gives no real address. */
function contactOf({ publicUrl, brokerageUrl }: Pick<Env, 'publicUrl' | 'brokerageUrl'>): string {
  const page = [publicUrl, brokerageUrl].find((address) => address.startsWith('https:'))
  return page ?? `mailto:no-reply@${new URL(brokerageUrl).hostname}`
}
