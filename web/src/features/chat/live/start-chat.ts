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
/** What follows from the messages of any conversation. */
const LISTS = [
  'GET /api/conversations',
  'GET /api/broker/conversations',
  'GET /api/broker/conversations/:id/desk',
] as const
/** How often unread counts are polled for while the socket is down. */
const POLL_EVERY_MS = 30_000
/** A session that is renewed more often than this is not what keeps the socket out. */
const RENEW_EVERY_MS = 60_000

const status = () => getApiData(STATUS)

/** Who is connected: brokers always, buyers once their chat is open. */
function chattingUserId(): string | null {
  const { user } = currentSession()
  if (!user || user.isAdmin || user.mustChangePassword) return null
  return user.isBroker || status()?.canAccessChat ? user.id : null
}

let stopChat: (() => void) | null = null

/** Keeps the page connected to the person's conversations, from now on; returns how to stop. */
export function startChat(): () => void {
  stopChat ??= start()
  return stopChat
}

function start(): () => void {
  let pollingUserId: string | null = null
  let chosen: string | null = null
  const follow = () => {
    const { user } = currentSession()
    // Whose password somebody else chose is told nothing before they have chosen their own.
    const { id: userId = null, selectedBrokerId = null } = user?.mustChangePassword ? {} : (user ?? {})
    if (userId !== null && userId !== pollingUserId) {
      void noteShareOwner(userId).catch(() => undefined)
      void prefetch(STATUS)
      const known = status()
      chosen = known ? known.selectedBrokerId : selectedBrokerId
    }
    // Chosen elsewhere, maybe before this was loaded: the chat opens here too.
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

/** What each frame makes stale, or asks to be answered. */
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
      // What is taken back counts no longer, and its question waits no longer.
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

/** Back on the line, counts may have changed meanwhile. Refused, the session is renewed by a call and the line tried once more. */
function heedConnection() {
  if (isLive()) refreshAnswers(STATUS, ...LISTS, 'GET /api/conversations/:id')
  acknowledge()
  if (connectionState.get().state !== 'fallback' || performance.now() - renewedAt < RENEW_EVERY_MS) return
  renewedAt = performance.now()
  void call(STATUS).then(resume, () => undefined)
}

/** Whether this line has said what came before it. */
let hasAcknowledged = false

/** What came while no line was there counts as delivered once this device knows of it; the rest is said as it comes. */
function acknowledge() {
  if (!isLive()) hasAcknowledged = false
  else if (!hasAcknowledged && (status()?.unreadCount ?? 0) > 0) {
    hasAcknowledged = true
    void noteMissed().catch(() => (hasAcknowledged = false))
  }
}
