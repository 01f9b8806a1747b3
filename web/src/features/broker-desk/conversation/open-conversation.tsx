import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { STAGES } from '@dream/contract/rules/chat/chat'
import { blockOfBrief, groundOfBrief } from '@dream/contract/rules/chat/brief-fit'
import type { Block, Ground } from '@dream/contract/rules/land/land-fit'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useMedia } from '#lib/device/media.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from '../chats-screen.module.css'
import { PlanFinder } from '../plans/plan-finder.tsx'
import { type Composer, ReplyBar } from '../replies/reply-bar.tsx'
import { OpenedPlan } from './brief/opened-plan.tsx'
import { HeaderActions } from './header-actions.tsx'
import { SideColumn } from './side-column.tsx'
import { SnoozedLine } from './snooze/snoozed-line.tsx'
import type { DeskWork } from '../use-desk.ts'
import { type DeskAction, useDeskActions } from './use-desk-actions.tsx'

/** Slots of the conversation view that the desk fills. */
export type DeskSlots = {
  conversationId: string
  /** On a phone: goes back to the list. */
  back: (() => void) | undefined
  onLeave: () => void
  /** Shows the buyer's brief. */
  onAbout: () => void
  /** Stage of the buyer. */
  subtitle: string | undefined
  actions: ReactNode
  /** Actions that do not fit in the header. */
  menu: readonly DeskAction[]
  banners: ReactNode
  composerExtras: (composer: Composer) => ReactNode
  planLabel: string
  planPicker: (picker: { onPick: (plan: DesignCard) => void; onClose: () => void }) => ReactNode
  onOpenDesign: (designId: string) => void
  /** Block from the buyer's brief. */
  ground: Block | Ground | null
  /** Called after a text message was sent. */
  onSent: () => void
}

type Props = {
  id: string
  userId: string
  back: (() => void) | undefined
  onLeave: () => void
  onOpenDesign: OpenDesign
  work: DeskWork
  /** Focuses the message field. */
  focusField: () => void
  children: (slots: DeskSlots) => ReactNode
}

/** Opens a whole plan on the buyer's block. */
export type OpenDesign = (designId: string, ground: Ground | null) => void

const WIDER = '(width >= 1180px)'

/** Conversation with the broker's tools: beside it where there is room, else behind a button. */
export function OpenConversation(props: Props) {
  const { id, userId, back, onLeave, onOpenDesign, work, focusField, children } = props
  const isWider = useMedia(WIDER)
  const [isSideOpen, setSideOpen] = useState(false)
  const aside = useRef<HTMLElement>(null)
  const [planId, setPlanId] = useState<string | null>(null)
  const { data: conversation } = useApiQuery('GET /api/conversations/:id', { params: { id } })
  // With enough room a plan opens beside the chat.
  const ground = useBuyersGround(conversation)
  const openWhole = (plan: string) => onOpenDesign(plan, ground)
  const openPlan = isWider ? setPlanId : openWhole
  const side = conversation && (
    <SideColumn userId={userId} conversation={conversation} onOpenPlan={({ id: plan }) => openPlan(plan)}>
      {isWider && planId !== null && (
        <OpenedPlan
          planId={planId}
          conversation={conversation}
          onBack={() => setPlanId(null)}
          onWhole={() => openWhole(planId)}
        />
      )}
    </SideColumn>
  )
  const actions = useDeskActions(conversation, work)
  const isPhone = back !== undefined
  const buyerName = conversation?.other.name ?? ''
  const slots: DeskSlots = {
    conversationId: id,
    back,
    onLeave,
    onAbout: () => (isWider ? aside.current?.focus() : setSideOpen(true)),
    subtitle: stageOf(conversation),
    actions: (
      <HeaderActions actions={isPhone ? [] : actions} isRoomy={isWider} onSide={() => setSideOpen(true)} />
    ),
    menu: isPhone ? actions : [],
    banners: <SnoozedLine conversationId={id} />,
    composerExtras: (composer) => <ReplyBar {...composer} buyerName={buyerName} />,
    planLabel: 'A plan',
    planPicker: (picker) =>
      conversation && <PlanFinder conversation={conversation} onLeave={focusField} {...picker} />,
    onOpenDesign: openPlan,
    ground,
    onSent: work.sent,
  }
  return (
    <>
      <div className={css['conversation']}>{children(slots)}</div>
      {isWider ? (
        <aside ref={aside} className={css['side']} tabIndex={-1} aria-label="About the buyer">
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
    </>
  )
}

const NOTHING_SHARED = {}

/** Block from the buyer's brief; null while it is loading. */
function useBuyersGround(conversation: Conversation | undefined): Block | Ground | null {
  const { id = '', briefVersion = 0 } = conversation ?? {}
  const { data: brief } = useApiQuery('GET /api/conversations/:id/brief', {
    params: { id },
    query: { version: briefVersion },
    isEnabled: briefVersion > 0,
  })
  const known = conversation && briefVersion === 0 ? NOTHING_SHARED : brief
  return useMemo(() => (known ? (blockOfBrief(known) ?? groundOfBrief(known)) : null), [known])
}

const stageOf = (conversation: Conversation | undefined) =>
  STAGES.find(({ value }) => value === conversation?.stage)?.label
