import type { Ground } from '@dream/contract/rules/land/land-fit'
import { useCallback, useEffect, useState } from 'react'
import { ChatsScreen } from '#features/broker-desk/chats-screen.tsx'
import { draftOf } from '#features/chat/composer/draft.ts'
import { onFrame } from '#features/chat/live/chat-socket.ts'
import { startChat } from '#features/chat/live/start-chat.ts'
import { markUnread } from '#features/chat/message-queue/change-message.ts'
import { currentSession, useSession } from '#lib/session/session.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { DeskLogOut } from './desk-log-out.tsx'
import { OpenedDesign } from '../designs/opened-design.tsx'

const ConversationView = lazyPart('ConversationView', () => import('#features/chat/conversation-view.tsx'))

/** Broker's desk: the conversations, and the open one with everything around it. */
export function BrokerChats() {
  const { user } = useSession()
  const [opened, setOpened] = useState<{ id: string; ground: Ground | null } | null>(null)
  const closeDesign = useCallback(() => setOpened(null), [])
  // Also without an open conversation: the list updates with incoming messages.
  useEffect(() => void startChat(), [])
  return (
    user && (
      <>
        <ChatsScreen
          user={user}
          conversation={(slots) => <ConversationView key={slots.conversationId} {...slots} />}
          onOpenDesign={(id, ground) => setOpened({ id, ground })}
          draftOf={draftOf}
          markUnread={(ids) => ids.forEach((id) => void markUnread(id))}
          onArrival={onArrival}
          logOut={<DeskLogOut />}
        />
        {opened && <OpenedDesign {...opened} onClose={closeDesign} />}
      </>
    )
  )
}

/** Calls `tell` for each message that somebody else has just written. */
const onArrival = (tell: (conversationId: string) => void) =>
  onFrame((frame) => {
    const isNew = frame.type === 'new_message' && frame.message.senderId !== currentSession().user?.id
    if (isNew) tell(frame.conversationId)
  })
