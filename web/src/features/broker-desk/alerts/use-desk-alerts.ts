import { DESK_RINGS_EVERY_MS } from '@dream/contract/rules/account/notifications'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api/api-client.ts'
import { chime, readyChime } from '#lib/sound/chime.ts'
import { showNotification } from '#lib/push/page-notification.ts'
import { isDeskSoundOn } from './desk-sound.ts'

/** Calls `tell` with the conversation of each new message from a buyer; returns the unsubscribe function. */
export type OnArrival = (tell: (conversationId: string) => void) => () => void

type Options = { userId: string; openId: string | null; onArrival: OnArrival }

/** Alerts for incoming messages while the desk is open: by sound, and by a system notification while the page is hidden. */
export function useDeskAlerts({ userId, openId, onArrival }: Options) {
  const rangAt = useRef(-Infinity)
  useEffect(readyChime, [])
  useEffect(
    () =>
      onArrival((conversationId) => {
        const isLookedAt = document.visibilityState === 'visible' && document.hasFocus()
        if (isLookedAt && conversationId === openId) return
        const now = performance.now()
        if (isDeskSoundOn(userId) && now - rangAt.current >= DESK_RINGS_EVERY_MS) {
          rangAt.current = now
          chime()
        }
        if (!isLookedAt) void tellSystem(conversationId).catch(() => undefined)
      }),
    [onArrival, openId, userId],
  )
}

/** Names the sender but not the text: anybody may see the screen. */
async function tellSystem(conversationId: string) {
  const { other } = await call('GET /api/conversations/:id', { params: { id: conversationId } })
  await showNotification({
    title: other.name,
    body: 'You have a new message.',
    tag: `chat:${conversationId}`,
    path: `/broker-chats?conversation=${conversationId}&open=1`,
  })
}
