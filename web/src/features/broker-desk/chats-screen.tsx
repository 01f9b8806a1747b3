import { CHAT_TABS, type ChatTab } from '@dream/contract/rules/chat/chat'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useMedia } from '#lib/device/media.ts'
import { isOpenedHere, OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import type { User } from '#lib/session/session.ts'
import { Notice } from '#ui/status/notice.tsx'
import css from './chats-screen.module.css'
import { type DeskSlots, OpenConversation } from './conversation/open-conversation.tsx'
import { DeskFrame } from './frame/desk-frame.tsx'
import { ClearDeskDrawing } from './list/clear-desk-drawing.tsx'
import { ConversationList } from './list/conversation-list.tsx'

type Props = {
  user: User
  conversation: (slots: DeskSlots) => ReactNode
  onOpenDesign: (designId: string) => void
  /** The way out, for the account's menu. */
  logOut: ReactNode
}

const WIDE = '(min-width: 700px)'
function urlOf({ tab, conversation }: { tab: ChatTab; conversation?: string | undefined }): string {
  const search = new URLSearchParams({
    ...(tab !== 'waiting' && { tab }),
    ...(conversation && { conversation }),
  })
  return `/broker-chats${search.size > 0 ? `?${search}` : ''}`
}

/** A broker's conversations: the list, and beside it on a desk or over it on a phone the one that is open. */
export function ChatsScreen({ user, conversation, onOpenDesign, logOut }: Props) {
  const search = useSearchParams()
  const isWide = useMedia(WIDE)
  const tab = CHAT_TABS.find((each) => each === search.get('tab')) ?? 'waiting'
  const openId = search.get('conversation')
  const list = useRef<HTMLDivElement>(null)

  function close() {
    if (isOpenedHere()) history.back()
    else navigate(urlOf({ tab }), { replace: true })
  }
  useEscape(openId !== null, () => {
    list.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    close()
  })
  return (
    <DeskFrame user={user} here="chats" logOut={logOut} isBarHidden={openId !== null}>
      <h1 className="visually-hidden">Chats</h1>
      <div className={css['desk']} data-open={openId === null ? undefined : ''}>
        <div className={css['list']} ref={list}>
          <ConversationList
            tab={tab}
            openId={openId}
            onOpen={openFromHere}
            hrefOf={(target) => urlOf({ conversation: isWide && openId ? openId : undefined, ...target })}
          />
        </div>
        {openId === null ? (
          <Notice
            className={css['nothing'] ?? ''}
            title="Choose a conversation"
            drawing={<ClearDeskDrawing />}
          >
            <p>It opens here, with the buyer's brief and your notes beside it.</p>
          </Notice>
        ) : (
          <OpenConversation
            key={openId}
            id={openId}
            userId={user.id}
            back={isWide ? undefined : close}
            onLeave={close}
            onOpenDesign={onOpenDesign}
          >
            {conversation}
          </OpenConversation>
        )}
      </div>
    </DeskFrame>
  )
}

/** Opening a row is a step that the way back undoes; going from one to the next beside the list is none. */
function openFromHere(press: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget, button, metaKey, ctrlKey, shiftKey, altKey } = press
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  press.preventDefault()
  const isStep = new URL(location.href).searchParams.has('conversation')
  const { pathname, search } = new URL(currentTarget.href)
  navigate(pathname + search, {
    replace: isStep,
    state: isStep && !isOpenedHere() ? null : OPENED_HERE,
  })
}

function useEscape(isOn: boolean, leave: () => void) {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) latest.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn])
}
