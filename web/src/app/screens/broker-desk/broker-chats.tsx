import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { ChatsScreen } from '#features/broker-desk/chats-screen.tsx'
import { startChat } from '#features/chat/live/start-chat.ts'
import { useSession } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { DeskLogOut } from './desk-log-out.tsx'
import { OpenedDesign } from '../designs/opened-design.tsx'

const ConversationView = lazy(async () => ({
  default: (await import('#features/chat/conversation-view.tsx')).ConversationView,
}))

/** A broker's conversations, and the one that is open with everything around it. */
export function BrokerChats() {
  const { user } = useSession()
  const [designId, setDesignId] = useState<string | null>(null)
  const closeDesign = useCallback(() => setDesignId(null), [])
  // Also without an open conversation: the list follows what comes.
  useEffect(() => void startChat(), [])
  return (
    user && (
      <>
        <ChatsScreen
          user={user}
          conversation={(slots) => (
            <Suspense fallback={<Waiting />}>
              <ConversationView key={slots.conversationId} {...slots} />
            </Suspense>
          )}
          onOpenDesign={setDesignId}
          logOut={<DeskLogOut />}
        />
        {designId && <OpenedDesign id={designId} onClose={closeDesign} />}
      </>
    )
  )
}
