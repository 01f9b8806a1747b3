import { showBadge } from '#lib/device/badge.ts'
import { onResume } from '#lib/device/resume.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { onOpenRequest } from '#lib/push/push.ts'
import { getApiData, watchApiData } from '#lib/api/query.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { zoneHere } from '#lib/time/zone-here.ts'
import { renewSubscription } from './push-device.ts'

const STATUS = 'GET /api/chat/status'

/** Renews the subscription, lets tapped notifications open their page here, and keeps the number on the icon right. Returns how to stop. */
export function startNotifications(): () => void {
  let renewedFor = ''
  const renew = () => {
    const { user } = currentSession()
    const now = `${user?.id ?? ''} ${zoneHere()}`
    if (now === renewedFor) return
    renewedFor = now
    if (user) renewSubscription(user).catch(() => undefined)
  }
  const badge = () => {
    const status = getApiData(STATUS)
    if (status) void showBadge(status.unreadCount)
  }
  renew()
  badge()
  const stops = [onSession(renew), onResume(renew), onOpenRequest(navigate), watchApiData(STATUS, badge)]
  return () => {
    for (const stop of stops) stop()
  }
}
