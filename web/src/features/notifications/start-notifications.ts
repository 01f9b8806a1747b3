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
 * Renews the subscription, lets tapped notifications open their page here, and keeps right what the system shows: the number on the icon,
 * and notifications of what is unread only. Returns how to stop.
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

/** Closes what was read, one run at a time; of several that are asked for meanwhile the last one runs. */
function createClosing() {
  let newest = 0
  let running = Promise.resolve()
  return async () => {
    const mine = ++newest
    await running
    if (mine === newest) running = closeSeenNow().catch(() => undefined)
  }
}

/** What is known here may be older than a notification: each conversation is asked for. */
const closeSeenNow = () =>
  closeReadFromPage(async (id) => isNew(await call('GET /api/conversations/:id', { params: { id } })))

/** What the other did is told too, and is no message: that it was chosen, or that a promise is late. */
const isNew = ({ unreadCount, lastLine, lastSeq, readSeq }: Conversation) =>
  unreadCount > 0 || (lastLine?.type === 'system' && readSeq < lastSeq)
