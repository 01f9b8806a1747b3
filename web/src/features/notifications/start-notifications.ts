import type { AnswerOf } from '#lib/api-client.ts'
import { showBadge } from '#lib/badge.ts'
import { navigate } from '#lib/navigation.ts'
import { onOpenRequest } from '#lib/push.ts'
import { keyOf, queryClient } from '#lib/query.ts'
import { currentSession, onSession } from '#lib/session.ts'
import { renewSubscription } from './push-device.ts'

const STATUS = keyOf('GET /api/chat/status')

/** Renews the subscription, lets tapped notifications open their page here, and keeps the number on the icon right. Answers how to stop. */
export function startNotifications(): () => void {
  let renewedFor: string | null | undefined
  const renew = () => {
    const { user } = currentSession()
    if (user?.id === renewedFor) return
    renewedFor = user?.id ?? null
    if (user) renewSubscription(user).catch(() => undefined)
  }
  const badge = () => {
    const status = queryClient.getQueryData<AnswerOf<'GET /api/chat/status'>>(STATUS)
    if (status) void showBadge(status.unreadCount)
  }
  renew()
  badge()
  const stops = [onSession(renew), onOpenRequest(navigate), queryClient.subscribe(STATUS, badge)]
  return () => {
    for (const stop of stops) stop()
  }
}
