import type { DesignCard } from '@dream/contract/api/chat/messages'
import type { ReactNode } from 'react'
import type { ComposerHandle } from './composer/composer.tsx'
import type { BuyersGround } from './messages/attachments/buyers-ground.ts'
import type { SharedIn } from './composer/preview/use-preview.ts'
import type { MenuEntry } from './sheets/menu-sheet.tsx'

export type ConversationViewProps = {
  conversationId: string
  /** Back arrow of the header: a URL or a handler. Without it there is none, where the list is beside the chat. */
  back?: string | (() => void) | undefined
  /** Leaves the conversation where there is no back arrow. */
  onLeave?: () => void
  /** Second line of the header while nobody types, after the online status; by default their company. */
  subtitle?: string | undefined
  /** Buttons at the end of the header, before its menu. */
  actions?: ReactNode
  /** Entries of the header's menu, above those of the view itself. */
  menu?: readonly MenuEntry[]
  /** Banners between header and messages. */
  banners?: ReactNode
  /** Extras above the field, such as saved replies. */
  composerExtras?: (composer: ComposerHandle) => ReactNode
  /** Picker of a design to send; without it there is no button for it. */
  planPicker?: (picker: { onPick: (design: DesignCard) => void; onClose: () => void }) => ReactNode
  /** Label of that button. */
  planLabel?: string
  /** Block for the plans in messages, the same for both sides. */
  ground?: BuyersGround
  /** Opens a design from a message; without it designs cannot be opened. */
  onOpenDesign?: (designId: string) => void
  /** Actions in a closed conversation. */
  closedActions?: ReactNode
  /** Called after a message was sent. */
  onSent?: () => void
  /** Text to append to the draft. */
  prefill?: string | undefined
  /** Content shared by another app, for the preview. */
  shared?: SharedIn | undefined
  /** Opens information about the other person. */
  onAbout?: () => void
}
