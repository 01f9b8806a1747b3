import { CHAT_TABS, type ChatTab } from '@dream/contract/rules/chat/chat'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useMedia } from '#lib/device/media.ts'
import { isOpenedHere, OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import type { User } from '#lib/session/session.ts'
import { type OnArrival, useDeskAlerts } from './alerts/use-desk-alerts.ts'
import { KeysSheet } from '#ui/keys/keys-sheet.tsx'
import { useLayer } from '#ui/overlays/use-layer.ts'
import css from './chats-screen.module.css'
import { type DeskSlots, type OpenDesign, OpenConversation } from './conversation/open-conversation.tsx'
import { SnoozeSheet } from './conversation/snooze/snooze-sheet.tsx'
import { DeskFrame } from './frame/desk-frame.tsx'
import { LISTED_KEYS } from './keys/desk-keys.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { focusRow, rowIdOf, rowsIn } from './list/row-elements.ts'
import { NothingOpen } from './nothing-open.tsx'
import { useDesk } from './use-desk.ts'

type Props = {
  user: User
  conversation: (slots: DeskSlots) => ReactNode
  onOpenDesign: OpenDesign
  /** Unsent draft of a conversation. */
  draftOf: (conversationId: string) => string
  markUnread: (ids: readonly string[]) => void
  onArrival: OnArrival
  /** Logout, for the account menu. */
  logOut: ReactNode
}

const WIDE = '(width >= 700px)'
function urlOf({ tab, conversation }: { tab: ChatTab; conversation?: string | undefined }): string {
  const search = new URLSearchParams({
    ...(tab !== 'waiting' && { tab }),
    ...(conversation && { conversation }),
  })
  return `/broker-chats${search.size > 0 ? `?${search}` : ''}`
}

/** Broker's conversations: the list, with the open one beside it on a desktop or over it on a phone. */
export function ChatsScreen(props: Props) {
  const { user, conversation, onOpenDesign, draftOf, markUnread, onArrival, logOut } = props
  const search = useSearchParams()
  const isWide = useMedia(WIDE)
  const tab = CHAT_TABS.find((each) => each === search.get('tab')) ?? 'waiting'
  const openId = search.get('conversation')
  const list = useRef<HTMLDivElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  function close() {
    if (isOpenedHere()) history.back()
    else navigate(urlOf({ tab }), { replace: true })
  }
  const desk = useDesk({ openId, list, conversation: beside, markUnread, leave: close })
  const { work, selection } = desk
  useDeskAlerts({ userId: user.id, openId, onArrival })
  function leave() {
    const rows = rowsIn(list.current)
    focusRow(rows.find((row) => rowIdOf(row) === openId) ?? rows[0])
    close()
  }
  // No entry: the conversation's URL already is a history entry.
  useLayer(leave, { isOpen: openId !== null, hasEntry: false })
  useLayer(selection.clear, { isOpen: selection.ids.size > 0, hasEntry: false })
  return (
    <DeskFrame user={user} here="chats" logOut={logOut} isBarHidden={openId !== null}>
      <h1 className="visually-hidden">Chats</h1>
      <div className={css['desk']} data-open={openId === null ? undefined : ''}>
        <div className={css['list']} ref={list}>
          <ConversationList
            {...{ tab, openId, draftOf, work, selection }}
            onUnread={markUnread}
            onOpen={openFromHere}
            hrefOf={(target) => urlOf({ conversation: isWide && openId ? openId : undefined, ...target })}
          />
        </div>
        {openId === null ? (
          <NothingOpen onKeys={() => desk.setShowsKeys(true)} />
        ) : (
          <div className={css['beside']} ref={beside}>
            <OpenConversation
              key={openId}
              id={openId}
              userId={user.id}
              back={isWide ? undefined : close}
              onLeave={close}
              onOpenDesign={onOpenDesign}
              work={work}
              focusField={desk.focusField}
            >
              {conversation}
            </OpenConversation>
          </div>
        )}
      </div>
      <SnoozeSheet
        isOpen={desk.snoozing.asked !== null}
        near={desk.snoozing.asked?.near ?? null}
        onClose={desk.snoozing.close}
        onSnooze={desk.snoozing.choose}
      />
      <KeysSheet keys={LISTED_KEYS} isOpen={desk.showsKeys} onClose={() => desk.setShowsKeys(false)} />
    </DeskFrame>
  )
}

/** Opens a row: from the list as a new history entry, from one conversation to the next as a replacement. */
function openFromHere(press: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget, button, metaKey, ctrlKey, shiftKey, altKey } = press
  if (press.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  press.preventDefault()
  const isStep = new URL(location.href).searchParams.has('conversation')
  const { pathname, search } = new URL(currentTarget.href)
  navigate(pathname + search, {
    replace: isStep,
    state: isStep && !isOpenedHere() ? null : OPENED_HERE,
  })
}
