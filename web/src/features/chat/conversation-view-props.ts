import type { DesignCard } from '@dream/contract/api/chat/messages'
import type { ReactNode } from 'react'
import type { ComposerHandle } from './composer/composer.tsx'
import type { BuyersGround } from './messages/attachments/buyers-ground.ts'
import type { SharedIn } from './composer/preview/use-preview.ts'
import type { MenuEntry } from './sheets/menu-sheet.tsx'

export type ConversationViewProps = {
  conversationId: string
  /** The header's arrow: a URL, or what it does. Without it there is none: the list stands beside. */
  back?: string | (() => void) | undefined
  /** Leaves the conversation where there is no arrow. */
  onLeave?: () => void
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
  /** What plans in messages are read on, the same for both sides. */
  ground?: BuyersGround
  /** Without it a design in a message is only looked at. */
  onOpenDesign?: (designId: string) => void
  /** What can be done instead where a conversation is closed. */
  closedActions?: ReactNode
  /** What was written has gone out. */
  onSent?: () => void
  /** Words for the field, after what stands in the draft. */
  prefill?: string | undefined
  /** What another app shared, to be looked at before it goes. */
  shared?: SharedIn | undefined
  /** Opens what there is about the other person. */
  onAbout?: () => void
}
