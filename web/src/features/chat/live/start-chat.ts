import type { FrameToClient } from '@dream/contract/socket/to-client'
import { call } from '#lib/api/api-client.ts'
import { prefetch } from '#lib/api/prefetch.ts'
import { getApiData, watchApiData } from '#lib/api/query.ts'
import { noteShareOwner } from '#lib/offline/share-owner.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { openPositions } from '../conversation/conversation.ts'
import { startMessageQueue } from '../message-queue/message-queue.ts'
import { heedEpoch } from './heed-epoch.ts'
import { noteMissed, noteReceived } from './receipts.ts'
import { refreshAnswers } from './refresh-answers.ts'
import { showUnread } from './show-unread.ts'
import {
  connectAs,
  connectionState,
  greetWith,
  isLive,
  onConnection,
  onFrame,
  resume,
} from './chat-socket.ts'

const STATUS = 'GET /api/chat/status'
/** Answers that depend on messages of any conversation. */
const LISTS = [
  'GET /api/conversations',
  'GET /api/broker/conversations',
  'GET /api/broker/conversations/:id/desk',
] as const
/** Polling interval of unread counts while the socket is down. */
const POLL_EVERY_MS = 30_000
/** Minimum interval between session renewals for a refused socket: more often would not help. */
const RENEW_EVERY_MS = 60_000

const status = () => getApiData(STATUS)

/** Id of the user to connect as: brokers always, buyers once their chat is unlocked. */
function chattingUserId(): string | null {
  const { user } = currentSession()
  if (!user || user.isAdmin || user.mustChangePassword) return null
  return user.isBroker || status()?.canAccessChat ? user.id : null
}

let stopChat: (() => void) | null = null

/** Keeps the page connected to the person's conversations; returns the stop function. */
export function startChat(): () => void {
  stopChat ??= start()
  return stopChat
}

function start(): () => void {
  let pollingUserId: string | null = null
  let chosen: string | null = null
  const follow = () => {
    const { user } = currentSession()
    // Nothing is read while `mustChangePassword` is set.
    const { id: userId = null, selectedBrokerId = null } = user?.mustChangePassword ? {} : (user ?? {})
    if (userId !== null && userId !== pollingUserId) {
      void noteShareOwner(userId).catch(() => undefined)
      void prefetch(STATUS)
      const known = status()
      chosen = known ? known.selectedBrokerId : selectedBrokerId
    }
    // Chosen elsewhere, maybe before this was loaded: open the chat here too.
    if (userId !== null && selectedBrokerId !== chosen) refreshAnswers(STATUS, ...LISTS)
    pollingUserId = userId
    chosen = selectedBrokerId
    connectAs(chattingUserId())
    acknowledge()
    showUnread(userId === null ? 0 : (status()?.unreadCount ?? 0))
  }
  greetWith(openPositions)
  const polling = setInterval(() => {
    if (chattingUserId() && !isLive() && document.visibilityState === 'visible')
      refreshAnswers(STATUS, ...LISTS)
  }, POLL_EVERY_MS)
  const stops = [
    onSession(follow),
    watchApiData(STATUS, follow),
    onFrame(receive),
    onConnection(heedConnection),
    startMessageQueue(),
  ]
  follow()
  return () => {
    stopChat = null
    clearInterval(polling)
    for (const stop of stops) stop()
    connectAs(null)
  }
}

/** Refreshes the answers that a frame makes stale, and sends receipts. */
function receive(frame: FrameToClient) {
  switch (frame.type) {
    case 'new_message':
      if (frame.message.senderId !== currentSession().user?.id) {
        noteReceived(frame.conversationId, frame.message.seq)
      }
      return refreshAnswers(STATUS, ...LISTS)
    case 'message_sent':
      return refreshAnswers(...LISTS)
    case 'message_changed':
      if (frame.message.deletedAt === null) return refreshAnswers(...LISTS)
      // A deleted message no longer counts as unread, nor as waiting for a reply.
      return refreshAnswers(STATUS, ...LISTS, 'GET /api/conversations/:id')
    case 'marks':
      return frame.userId === currentSession().user?.id ? refreshAnswers(STATUS, ...LISTS) : undefined
    case 'presence':
      return refreshAnswers(...LISTS, 'GET /api/conversations/:id')
    case 'conversation_changed':
      return refreshAnswers(
        STATUS,
        ...LISTS,
        'GET /api/conversations/:id',
        'GET /api/conversations/:id/brief',
      )
    case 'auth_success':
      return void heedEpoch(frame.userId, frame.epoch)
    case 'auth_error':
    case 'ping':
    case 'error':
    case 'gap':
    case 'synced':
    case 'changes_missed':
    case 'typing':
  }
}

let renewedAt = -Infinity

/**
 * Handles a change of the connection: once it is back, counts are refreshed; when it is refused, a call renews the session and the
 * socket is tried once more.
 */
function heedConnection() {
  if (isLive()) refreshAnswers(STATUS, ...LISTS, 'GET /api/conversations/:id')
  acknowledge()
  if (connectionState.get().state !== 'fallback' || performance.now() - renewedAt < RENEW_EVERY_MS) return
  renewedAt = performance.now()
  void call(STATUS).then(resume, () => undefined)
}

/** Whether receipts for missed messages were sent on this connection. */
let hasAcknowledged = false

/** Sends delivery receipts once per connection for messages that came before it; later ones are acknowledged as they come. */
function acknowledge() {
  if (!isLive()) hasAcknowledged = false
  else if (!hasAcknowledged && (status()?.unreadCount ?? 0) > 0) {
    hasAcknowledged = true
    void noteMissed().catch(() => (hasAcknowledged = false))
  }
}
