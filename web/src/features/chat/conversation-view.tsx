import type { Conversation as About } from '@dream/contract/api/conversations'
import type { DesignCard } from '@dream/contract/api/messages'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isOffline } from '#lib/api-error.ts'
import { onKeyboard } from '#lib/keyboard.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import type { ComposerHandle } from './composer/composer.tsx'
import css from './conversation-view.module.css'
import { useConversation } from './conversation/use-conversation.ts'
import { Header } from './header.tsx'
import { startChat } from './live/start-chat.ts'
import { useIsConnecting, useIsInTouch } from './live/use-connection.ts'
import { ConversationMenu } from './sheets/conversation-menu.tsx'
import type { MenuEntry } from './sheets/menu-sheet.tsx'
import { Thread } from './thread.tsx'

export type ConversationViewProps = {
  conversationId: string
  /** The header's arrow: an address, or what it does. Without it there is none: the list stands beside. */
  back?: string | (() => void) | undefined
  /** Second line of the header while nobody types, behind whether they are there; by default their company. */
  subtitle?: string | undefined
  /** At the end of the header, before its menu. */
  actions?: ReactNode
  /** Entries of the header's menu, above those of the view itself. */
  menu?: readonly MenuEntry[]
  /** Between header and messages. */
  banners?: ReactNode
  /** Above the field, such as saved replies. */
  composerExtras?: (composer: ComposerHandle) => ReactNode
  /** Picks a design to send; without it there is no button for it. */
  planPicker?: (picker: { onPick: (design: DesignCard) => void; onClose: () => void }) => ReactNode
  /** How the button for it is called. */
  planLabel?: string
  /** Without it a design in a message is only looked at. */
  onOpenDesign?: (designId: string) => void
  /** What can be done instead where a conversation is closed. */
  closedActions?: ReactNode
  /** Words and files to send, after what stands in the draft. */
  prefill?: string | undefined
  prefillFiles?: readonly File[] | undefined
}

/** One conversation: whom with, what was said, and the field to go on. It fills its parent. */
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
          <Failed error={state.error} onRetry={conversation.readNewest} />
        ) : (
          <Thread {...props} about={about.data} conversation={conversation} state={state} myId={user.id} />
        )}
      </section>
    )
  }
  if (!about.error) return <Waiting text="Loading..." />
  if ('status' in about.error && about.error.status === 404) return <Gone back={back} />
  return <Failed error={about.error} onRetry={about.refetch} />
}

type TopProps = ConversationViewProps & { about: About; isOnline: boolean; isTyping: boolean }

function Top({ about, isOnline, isTyping, back, subtitle, actions, menu = [] }: TopProps) {
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
        onMenu={() => setOpen(true)}
      />
      <ConversationMenu about={about} entries={menu} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The room that an on-screen keyboard takes is left free at the bottom. */
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
      title="No such conversation"
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
      <p>There is nothing at this address, or it is not yours to read.</p>
    </Notice>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  return (
    <Notice
      title="We could not load this chat"
      drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={() => void onRetry()}>Try again</Button>}
    >
      <p>{error.message}</p>
    </Notice>
  )
}
