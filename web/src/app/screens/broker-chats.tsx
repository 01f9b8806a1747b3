import { lazy, Suspense, useEffect } from 'react'
import { ChatsScreen } from '#features/broker-desk/chats-screen.tsx'
import { startChat } from '#features/chat/live/start-chat.ts'
import { logOut } from '#lib/log-out.ts'
import { useSession } from '#lib/session.ts'
import { Waiting } from '#ui/placeholder.tsx'

const ConversationView = lazy(async () => ({
  default: (await import('#features/chat/conversation-view.tsx')).ConversationView,
}))

/** A broker's conversations, and the one that is open with everything around it. */
export function BrokerChats() {
  const { user } = useSession()
  // Also without an open conversation: the list follows what comes.
  useEffect(() => void startChat(), [])
  return (
    user && (
      <ChatsScreen
        user={user}
        conversation={(parts) => (
          <Suspense fallback={<Waiting />}>
            <ConversationView key={parts.conversationId} {...parts} />
          </Suspense>
        )}
        onLogOut={() => void logOut()}
      />
    )
  )
}
