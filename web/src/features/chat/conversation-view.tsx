import type { Conversation as About } from '@dream/contract/api/chat/conversations'
import { useEffect, useRef, useState } from 'react'
import { onKeyboard } from '#lib/device/keyboard.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { useSession } from '#lib/session/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import type { ConversationViewProps } from './conversation-view-props.ts'
import css from './conversation-view.module.css'
import { useConversation } from './conversation/use-conversation.ts'
import { Header } from './header.tsx'
import { startChat } from './live/start-chat.ts'
import { BuyersGroundContext } from './messages/attachments/buyers-ground.ts'
import { markPlace } from './messages/place.ts'
import { useIsConnecting, useIsInTouch } from './live/use-connection.ts'
import { ConversationMenu } from './sheets/conversation-menu.tsx'
import { Thread } from './thread.tsx'

/** One conversation: header, messages and message field. It fills its parent. */
export function ConversationView(props: ConversationViewProps) {
  const { conversationId, back } = props
  const { user } = useSession()
  const { conversation, state, about } = useConversation(conversationId)
  const root = useKeyboardRoom()
  useEffect(() => void startChat(), [])

  if (!user) return null
  if (about.data) {
    return (
      <section ref={root} className={css['view']} aria-label={`Conversation with ${about.data.other.name}`}>
        <Top {...props} about={about.data} isOnline={state.isOnline} isTyping={state.isTyping} />
        {props.banners}
        {state.timeline.run.length === 0 && state.error ? (
          <LoadFailed title="Couldn't load this chat" error={state.error} onRetry={conversation.readNewest} />
        ) : (
          <BuyersGroundContext value={props.ground}>
            <Thread {...props} about={about.data} conversation={conversation} state={state} myId={user.id} />
          </BuyersGroundContext>
        )}
      </section>
    )
  }
  if (!about.error) return <Waiting />
  if ('status' in about.error && about.error.status === 404) return <Gone back={back} />
  return <LoadFailed title="Couldn't load this chat" error={about.error} onRetry={about.refetch} />
}

type TopProps = ConversationViewProps & { about: About; isOnline: boolean; isTyping: boolean }

function Top(props: TopProps) {
  const { about, isOnline, isTyping, back, subtitle, actions, onAbout, menu = [] } = props
  const [isOpen, setOpen] = useState(false)
  const isConnecting = useIsConnecting()
  const isInTouch = useIsInTouch()
  return (
    <>
      <Header
        other={about.other}
        back={back}
        subtitle={subtitle}
        isOnline={isOnline && isInTouch}
        isTyping={isTyping && isInTouch}
        isConnecting={isConnecting}
        actions={actions}
        onAbout={onAbout && (() => openAbout(onAbout))}
        onMenu={() => setOpen(true)}
      />
      <ConversationMenu
        about={about}
        entries={menu}
        onLeave={() => leave(props)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** Marks the scroll position, so that back returns to it. */
function openAbout(onAbout: () => void) {
  markPlace()
  onAbout()
}

function leave({ back, onLeave }: ConversationViewProps) {
  if (onLeave) onLeave()
  else if (typeof back === 'function') back()
  else navigate(back ?? '/')
}

/** Leaves room at the bottom for the on-screen keyboard. */
function useKeyboardRoom() {
  const root = useRef<HTMLElement>(null)
  useEffect(
    () =>
      onKeyboard((coveredPx) => {
        root.current?.style.setProperty('--keyboard', `${coveredPx}px`)
      }),
    [],
  )
  return root
}

function Gone({ back }: Pick<ConversationViewProps, 'back'>) {
  return (
    <Notice
      title="Conversation not found"
      drawing={<WrongDoorDrawing />}
      actions={
        typeof back === 'function' ? (
          <Button onClick={back}>Back</Button>
        ) : (
          <a className={css['link']} href={back ?? '/chat'}>
            Back to your chats
          </a>
        )
      }
    >
      <p>It may have been removed, or it belongs to another account.</p>
    </Notice>
  )
}
