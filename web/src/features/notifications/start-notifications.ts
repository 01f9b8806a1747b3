import { showBadge } from '#lib/device/badge.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { onOpenRequest } from '#lib/push/push.ts'
import { getApiData, watchApiData } from '#lib/api/query.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { renewSubscription } from './push-device.ts'

const STATUS = 'GET /api/chat/status'

/** Renews the subscription, lets tapped notifications open their page here, and keeps the number on the icon right. Returns how to stop. */
export function startNotifications(): () => void {
  let renewedFor: string | null | undefined
  const renew = () => {
    const { user } = currentSession()
    if (user?.id === renewedFor) return
    renewedFor = user?.id ?? null
    if (user) renewSubscription(user).catch(() => undefined)
  }
  const badge = () => {
    const status = getApiData(STATUS)
    if (status) void showBadge(status.unreadCount)
  }
  renew()
  badge()
  const stops = [onSession(renew), onOpenRequest(navigate), watchApiData(STATUS, badge)]
  return () => {
    for (const stop of stops) stop()
  }
}
