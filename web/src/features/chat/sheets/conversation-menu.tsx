import type { Conversation } from '@dream/contract/api/chat/conversations'
import { Ban, Flag, MailOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { markUnread, setBlocked } from '../message-queue/change-message.ts'
import { type MenuEntry, MenuSheet } from './menu-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'

type Props = {
  about: Conversation
  entries: readonly MenuEntry[]
  /** Leaves the conversation, as an open one counts as read. */
  onLeave: () => void
  isOpen: boolean
  onClose: () => void
}

/** Menu of a conversation. */
export function ConversationMenu({ about, entries, onLeave, isOpen, onClose }: Props) {
  const [opened, setOpened] = useState<'report' | 'block' | null>(null)
  const { name } = about.other
  const close = () => setOpened(null)
  const leaveUnread = () => {
    onLeave()
    void markUnread(about.id)
  }
  const block: MenuEntry = about.isBlockedByMe
    ? { label: `Unblock ${name}`, icon: <Ban />, onPress: () => void setBlocked(about, false) }
    : { label: `Block ${name}`, icon: <Ban />, onPress: () => setOpened('block'), isGrave: true }
  return (
    <>
      <MenuSheet
        label={name}
        isOpen={isOpen}
        onClose={onClose}
        entries={[
          ...entries,
          { label: 'Mark as unread', icon: <MailOpen />, onPress: leaveUnread },
          { label: `Report ${name}`, icon: <Flag />, onPress: () => setOpened('report') },
          ...(about.isClosed ? [] : [block]),
        ]}
      />
      <ReportSheet
        conversationId={about.id}
        otherName={name}
        seq={null}
        isOpen={opened === 'report'}
        onClose={close}
      />
      <Sheet label={`Block ${name}?`} isOpen={opened === 'block'} onClose={close}>
        <p style={{ marginBottom: 20 }}>
          Neither of you can send messages until you unblock them. You can both still read the chat.
        </p>
        <Button
          variant="danger"
          onClick={() => {
            close()
            void setBlocked(about, true)
          }}
        >
          Block
        </Button>
      </Sheet>
    </>
  )
}
