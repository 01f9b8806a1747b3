import type { Conversation } from '@dream/contract/api/conversations'
import { CHAT_TABS, type ChatTab } from '@dream/contract/rules/chat'
import { Clock, PanelRight } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useMedia } from '#lib/media.ts'
import { navigate, useSearchParams } from '#lib/navigation.ts'
import { useAnswer } from '#lib/query.ts'
import type { User } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import css from './chats-screen.module.css'
import { arrange } from './conversation/arrange.ts'
import { SideColumn } from './conversation/side-column.tsx'
import { SnoozeSheet } from './conversation/snooze-sheet.tsx'
import { SnoozedLine } from './conversation/snoozed-line.tsx'
import { DeskFrame } from './frame/desk-frame.tsx'
import { ClearDeskDrawing } from './list/clear-desk-drawing.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { comingWords } from './list/when-words.ts'
import { type Composer, ReplyBar } from './replies/reply-bar.tsx'

/** What the desk gives to the view of a conversation. */
export type DeskParts = {
  conversationId: string
  /** On a phone: back to the list. */
  back: (() => void) | undefined
  actions: ReactNode
  banners: ReactNode
  composerExtras: (composer: Composer) => ReactNode
}

type Props = {
  user: User
  conversation: (parts: DeskParts) => ReactNode
  onLogOut: () => void
}

const WIDE = '(min-width: 700px)'
const WIDER = '(min-width: 1180px)'
/** In the history's state of a conversation that was opened from the list. */
const OPENED_HERE = { isOpenedHere: true }
const isOpenedHere = () => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

function addressOf({ tab, conversation }: { tab: ChatTab; conversation?: string | undefined }): string {
  const search = new URLSearchParams({
    ...(tab !== 'waiting' && { tab }),
    ...(conversation && { conversation }),
  })
  return `/broker-chats${search.size > 0 ? `?${search}` : ''}`
}

/** A broker's conversations: the list, and beside it on a desk or over it on a phone the one that is open. */
export function ChatsScreen({ user, conversation, onLogOut }: Props) {
  const search = useSearchParams()
  const isWide = useMedia(WIDE)
  const tab = CHAT_TABS.find((each) => each === search.get('tab')) ?? 'waiting'
  const openId = search.get('conversation')
  const list = useRef<HTMLDivElement>(null)

  function close() {
    if (isOpenedHere()) history.back()
    else navigate(addressOf({ tab }), { replace: true })
  }
  useEscape(openId !== null, () => {
    list.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    close()
  })
  return (
    <DeskFrame user={user} here="chats" onLogOut={onLogOut} isBarHidden={openId !== null}>
      <h1 className="visually-hidden">Chats</h1>
      <div className={css['desk']} data-open={openId === null ? undefined : ''}>
        <div className={css['list']} ref={list}>
          <ConversationList
            tab={tab}
            openId={openId}
            onOpen={openFromHere}
            hrefOf={(wish) => addressOf({ conversation: isWide && openId ? openId : undefined, ...wish })}
          />
        </div>
        {openId === null ? (
          <Notice
            className={css['nothing'] ?? ''}
            title="Choose a conversation"
            drawing={<ClearDeskDrawing />}
          >
            <p>It opens here, with the buyer’s brief and your notes beside it.</p>
          </Notice>
        ) : (
          <Opened key={openId} id={openId} user={user} back={isWide ? undefined : close}>
            {conversation}
          </Opened>
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
    const hear = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOn])
}

type OpenedProps = {
  id: string
  user: User
  back: (() => void) | undefined
  children: Props['conversation']
}

function Opened({ id, user, back, children }: OpenedProps) {
  const isWider = useMedia(WIDER)
  const [isSideOpen, setSideOpen] = useState(false)
  const [isSnoozing, setSnoozing] = useState(false)
  const { data: conversation } = useAnswer('GET /api/conversations/:id', { params: { id } })
  const side = conversation && <SideColumn userId={user.id} conversation={conversation} />

  async function snooze(until: Date) {
    await arrange(id, { snoozedUntil: until.toISOString() })
    showToast(`Snoozed until ${comingWords(until, new Date())}`, {
      action: { label: 'Undo', onPress: () => void arrange(id, { snoozedUntil: null }) },
    })
  }
  const actions = (
    <>
      {conversation && !conversation.isClosed && isWider && (
        <Button
          size="small"
          variant="outline"
          icon={<Clock aria-hidden="true" />}
          onClick={() => setSnoozing(true)}
        >
          Snooze
        </Button>
      )}
      {conversation && !conversation.isClosed && !isWider && (
        <IconButton label="Snooze" icon={<Clock />} onClick={() => setSnoozing(true)} />
      )}
      {!isWider && (
        <IconButton label="Brief and note" icon={<PanelRight />} onClick={() => setSideOpen(true)} />
      )}
    </>
  )
  const parts: DeskParts = {
    conversationId: id,
    back,
    actions,
    banners: <SnoozedLine conversationId={id} />,
    composerExtras: (composer) => <ReplyBar {...composer} buyerName={nameOf(conversation)} />,
  }
  return (
    <>
      <div className={css['conversation']}>{children(parts)}</div>
      {isWider ? (
        <aside className={css['side']} aria-label="About the buyer">
          {side}
        </aside>
      ) : (
        <Sheet
          isOpen={isSideOpen}
          onClose={() => setSideOpen(false)}
          label="Brief and note"
          isLabelHidden
          height="tall"
        >
          {side}
        </Sheet>
      )}
      <SnoozeSheet isOpen={isSnoozing} onClose={() => setSnoozing(false)} onSnooze={snooze} />
    </>
  )
}

const nameOf = (conversation: Conversation | undefined) => conversation?.other.name ?? ''
