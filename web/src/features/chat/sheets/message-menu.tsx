import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { Message } from '@dream/contract/api/chat/messages'
import { EDIT_WITHIN_MS } from '@dream/contract/rules/chat/chat'
import { Copy, Flag, Pencil, Reply, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#lib/device/clipboard.ts'
import { serverNow } from '#lib/time/server-clock.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { contentOf } from '../messages/bubble-content.tsx'
import { canReply } from '../messages/bubble-row.tsx'
import type { Bubble } from '../messages/rows.ts'
import { takeBack } from '../message-queue/change-message.ts'
import { dropMessage, retryMessage } from '../message-queue/message-queue.ts'
import { type MenuEntry, MenuSheet } from './menu-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'

type Props = {
  about: Conversation
  /** Chosen message; null closes the menu. */
  bubble: Bubble | null
  /** Null where nobody can write. */
  onReply: ((bubble: Bubble) => void) | null
  onEdit: (message: Message) => void
  onClose: () => void
}

/** Menu of a message. */
export function MessageMenu({ about, bubble, onReply, onEdit, onClose }: Props) {
  const [reported, setReported] = useState<number | null>(null)
  const [deleted, setDeleted] = useState<Message | null>(null)
  // Keep the entries while the sheet closes.
  const [last, setLast] = useState(bubble)
  if (bubble && bubble !== last) setLast(bubble)
  const context = { onReply, onEdit, onDelete: setDeleted, onReport: setReported }
  const entries = last ? entriesOf(last, about, context) : []
  return (
    <>
      <MenuSheet label="Message" isOpen={bubble !== null} entries={entries} onClose={onClose} />
      <MenuSheet
        label="Delete for both of you?"
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        entries={[
          {
            label: 'Delete',
            icon: <Trash2 />,
            isGrave: true,
            onPress: () => deleted && void takeBack(deleted),
          },
        ]}
      />
      <ReportSheet
        conversationId={about.id}
        otherName={about.other.name}
        seq={reported}
        isOpen={reported !== null}
        onClose={() => setReported(null)}
      />
    </>
  )
}

type MenuContext = {
  onReply: Props['onReply']
  onEdit: (message: Message) => void
  onDelete: (message: Message) => void
  onReport: (seq: number) => void
}

function entriesOf(
  bubble: Bubble,
  about: Conversation,
  { onReply, onEdit, onDelete, onReport }: MenuContext,
): MenuEntry[] {
  const { message, unsent, key, isMine } = bubble
  const content = contentOf(bubble)
  const text = 'text' in content ? content.text : ''
  const entries: MenuEntry[] = []
  if (onReply && canReply(bubble)) {
    entries.push({ label: 'Reply', icon: <Reply />, onPress: () => onReply(bubble) })
  }
  if (text) entries.push({ label: 'Copy', icon: <Copy />, onPress: () => void copy(text) })
  if (unsent?.refusal) {
    entries.push({ label: 'Try again', icon: <RotateCw />, onPress: () => retryMessage(key) })
  }
  if (unsent) {
    const drop = () => dropMessage(key)
    entries.push({ label: "Don't send", icon: <Trash2 />, onPress: drop, isGrave: true })
  }
  if (!message || message.deletedAt) return entries
  if (isMine && canEdit(message, about)) {
    entries.push({ label: 'Edit', icon: <Pencil />, onPress: () => onEdit(message) })
  }
  if (isMine) {
    entries.push({ label: 'Delete', icon: <Trash2 />, onPress: () => onDelete(message), isGrave: true })
  } else entries.push({ label: 'Report', icon: <Flag />, onPress: () => onReport(message.seq) })
  return entries
}

const canEdit = ({ type, createdAt }: Message, { isClosed, isBlocked }: Conversation) =>
  type === 'text' && !isClosed && !isBlocked && serverNow() - Date.parse(createdAt) < EDIT_WITHIN_MS

async function copy(text: string) {
  showToast((await copyText(text)) ? 'Copied' : "Couldn't copy in this browser")
}
