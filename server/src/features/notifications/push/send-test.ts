import { PUSH_TESTS } from '@dream/contract/rules/account/notifications'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { deleteSubscription, readSubscriptionOf, type Subscriber } from '../subscriptions.store.ts'
import { pushMessageFor, type PushDeps } from './send-push.ts'

const NOTICE = {
  title: 'It works',
  body: 'This is how Dream Design tells you about a message.',
  path: '/enable-notifications?open=1',
  tag: 'test',
}

/** Sends a notification to the caller's device at once, also in quiet hours; throws when it failed. */
export async function sendTest(
  { database, send, log, attempts }: PushDeps & { attempts: Attempts },
  { userId, sessionId }: Subscriber,
): Promise<void> {
  const device = await readSubscriptionOf(database.db, sessionId)
  if (!device) throw problem('not-subscribed')
  await database.transaction((tx) =>
    attempts.takeOrThrow(tx, { kind: 'push-test', subject: userId }, [PUSH_TESTS]),
  )

  const message = await pushMessageFor(database.db, userId, NOTICE)
  const outcome = await send(device, { ...message, urgency: 'high' }).catch((error: unknown) => {
    log.warn({ err: error }, 'Test push failed: push service unreachable; answered push-failed')
    throw problem('push-failed', { cause: error })
  })
  if (outcome.kind === 'sent') return
  if (outcome.kind !== 'gone') throw problem('push-failed')
  await deleteSubscription(database.db, device)
  throw problem('not-subscribed')
}
