import type { Conversation } from '@dream/contract/api/chat/conversations'
import { showBadge } from '#lib/device/badge.ts'
import { onResume } from '#lib/device/resume.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { onOpenRequest } from '#lib/push/push.ts'
import { call } from '#lib/api/api-client.ts'
import { closeReadFromPage } from '#lib/push/read-notifications.ts'
import { getApiData, watchApiData } from '#lib/api/query.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { zoneHere } from '#lib/time/zone-here.ts'
import { renewSubscription } from './push-device.ts'

const STATUS = 'GET /api/chat/status'

/**
 * Renews the subscription, opens tapped notifications in this page, and keeps the badge and the shown notifications in line with
 * what is unread. Returns the stop function.
 */
export function startNotifications(): () => void {
  let renewedFor = ''
  const renew = () => {
    const { user } = currentSession()
    const now = `${user?.id ?? ''} ${zoneHere()}`
    if (now === renewedFor) return
    renewedFor = now
    if (user) renewSubscription(user).catch(() => undefined)
  }
  const closeSeen = createClosing()
  const show = () => {
    const status = getApiData(STATUS)
    if (!status) return
    void showBadge(status.unreadCount)
    void closeSeen()
  }
  renew()
  show()
  const stops = [onSession(renew), onResume(renew), onOpenRequest(navigate), watchApiData(STATUS, show)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs one close at a time; of several requested meanwhile only the last one runs. */
function createClosing() {
  let newest = 0
  let running = Promise.resolve()
  return async () => {
    const mine = ++newest
    await running
    if (mine === newest) running = closeSeenNow().catch(() => undefined)
  }
}

/** Reads each conversation from the server, as the cache may be older than a notification. */
const closeSeenNow = () =>
  closeReadFromPage(async (id) => isNew(await call('GET /api/conversations/:id', { params: { id } })))

/**
 * Whether a conversation has something new, including system messages: that the broker was chosen, or that a promised reply is
 * late.
 */
const isNew = ({ unreadCount, lastLine, lastSeq, readSeq }: Conversation) =>
  unreadCount > 0 || (lastLine?.type === 'system' && readSeq < lastSeq)
