import type { DesignCard, Message, Quote } from '@dream/contract/api/chat/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConversationViewProps } from '../conversation-view-props.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { sendMessage } from '../message-queue/message-queue.ts'
import { useDraft } from './draft.ts'
import { takeFiles } from './preview/take-files.ts'
import { type PreviewHandle, usePreview } from './preview/use-preview.ts'
import type { Attachment } from './preview/attachment.ts'
import { undoSending } from './undo-sending.ts'

type Props = Pick<ConversationViewProps, 'conversationId' | 'prefill' | 'shared'>

/** State of the composer: the text, attachments, the message being replied to, or a sent message being edited. */
export function useWriting({ conversationId, prefill, shared }: Props, conversation: Conversation) {
  const [draft, setDraft] = useDraft(conversationId, prefill)
  const preview = usePreview(conversationId, shared)
  const [replying, setReplying] = useState<Quote | null>(null)
  const [editing, setEditing] = useState<Message | null>(null)
  const { attach, undo } = useAttaching({ draft, setDraft, preview, conversation, setReplying })
  return {
    draft,
    setDraft,
    preview,
    replying,
    editing,
    reply: useCallback((quote: Quote | null) => {
      setEditing(null)
      setReplying(quote)
    }, []),
    edit: setEditing,
    undo,
    attachFiles: useCallback(async (files: readonly File[]) => attach(await takeFiles(files)), [attach]),
    attachPlan: (design: DesignCard) => attach([{ id: crypto.randomUUID(), design, upload: null }]),
    /** Drops the attachments; text that the person typed goes back into the field. */
    discard() {
      const { caption, until } = preview
      preview.discard()
      if (until === null) setDraft(joined(draft, caption))
    },
    send(body: string) {
      if (preview.isOpen) preview.send(replying)
      else {
        const clientId = crypto.randomUUID()
        const replyTo = replying ? { replyTo: replying.seq } : {}
        sendMessage({
          conversationId,
          quote: replying,
          message: { type: 'text', clientId, body, ...replyTo },
        })
        setDraft('')
      }
      setReplying(null)
    },
  }
}

const joined = (...texts: readonly string[]) => texts.filter(Boolean).join('\n')

type Parts = {
  draft: string
  setDraft: (text: string) => void
  preview: PreviewHandle
  conversation: Conversation
  setReplying: (quote: Quote | null) => void
}

/** Adds attachments to the preview, new ones or those of an undone message. */
function useAttaching({ draft, setDraft, preview: { add, isOpen }, conversation, setReplying }: Parts) {
  const latest = useRef({ draft, isOpen })
  useEffect(() => {
    latest.current = { draft, isOpen }
  })
  /** Text in the field becomes the caption of the attachments. */
  const attach = useCallback(
    (items: readonly Attachment[]) => {
      if (items.length === 0) return
      add(items, latest.current.isOpen ? {} : { caption: latest.current.draft })
      if (!latest.current.isOpen) setDraft('')
    },
    [add, setDraft],
  )
  const undo = useCallback(
    (clientIds: readonly string[]) => {
      const { words, items, quote } = undoSending(clientIds, conversation.get().timeline.run)
      if (quote && !quote.isDeleted) setReplying(quote)
      if (items.length > 0) add(items, { caption: words })
      else setDraft(joined(words, latest.current.draft))
    },
    [conversation, add, setDraft, setReplying],
  )
  return { attach, undo }
}

export type Writing = ReturnType<typeof useWriting>
