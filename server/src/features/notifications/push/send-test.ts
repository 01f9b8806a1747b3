import { PUSH_TESTS } from '@dream/contract/rules/notifications'
import { type Attempts, tooMany } from '#platform/attempts.ts'
import { problem } from '#platform/problem.ts'
import { deleteSubscription, readSubscriptionOf, type Subscriber } from '../subscriptions.store.ts'
import { letterOf, type PushDeps } from './send-push.ts'

const NOTICE = {
  title: 'It works',
  body: 'This is how Dream Design tells you about a message.',
  path: '/enable-notifications?open=1',
  tag: 'test',
}

/** Sends a notification to the caller's device at once, also in quiet hours, and says how it went. */
export async function sendTest(
  { database, send, log, attempts }: PushDeps & { attempts: Attempts },
  { userId, sessionId }: Subscriber,
): Promise<void> {
  const device = await readSubscriptionOf(database.db, sessionId)
  if (!device) throw problem('not-subscribed')
  const wait = await database.transaction((tx) =>
    attempts.take(tx, { kind: 'push-test', subject: userId }, [PUSH_TESTS]),
  )
  if (wait !== null) throw tooMany(wait)

  const letter = await letterOf(database.db, userId, NOTICE)
  const outcome = await send(device, { ...letter, urgency: 'high' }).catch((error: unknown) => {
    log.warn({ err: error }, 'A push service cannot be reached')
    throw problem('push-failed', { cause: error })
  })
  if (outcome.kind === 'sent') return
  if (outcome.kind !== 'gone') throw problem('push-failed')
  await deleteSubscription(database.db, device)
  throw problem('not-subscribed')
}
