import { useEffect, useRef, useState } from 'react'
import type { Message } from '@dream/contract/api/chat/messages'
import { showToast } from '#ui/overlays/toast.ts'
import type { ConversationViewProps } from '../conversation-view-props.ts'
import type { Conversation as About } from '@dream/contract/api/chat/conversations'
import { editMessage } from '../message-queue/change-message.ts'
import { sendMessage } from '../message-queue/message-queue.ts'
import { sendFiles } from '../message-queue/send-files.ts'
import { ClosedLine } from './closed-line.tsx'
import { Composer } from './composer.tsx'
import { useDraft } from './draft.ts'

type Props = ConversationViewProps & {
  about: About
  editing: Message | null
  onEdited: () => void
  onType: () => void
}

/** The words of a sent message while they are changed. */
type Changed = { id: string; text: string }

const newId = () => crypto.randomUUID()

/** The field and what it leads to: a new message, changed words, a plan, files. */
export function Composing(props: Props) {
  const { about, editing, onEdited, onType, composerExtras, planPicker, closedActions, prefill } = props
  const { id } = about
  const [draft, setDraft] = useDraft(id, prefill)
  const [changed, setChanged] = useState<Changed | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isPicking, setPicking] = useState(false)
  useShared(id, props.prefillFiles)

  if (about.isClosed || about.isBlocked) return <ClosedLine about={about}>{closedActions}</ClosedLine>

  const text = changed?.id === editing?.id ? changed?.text : undefined
  const save = async (message: Message, body: string) => {
    setBusy(true)
    try {
      if (body !== message.body) await editMessage(message, body)
      onEdited()
    } catch (error) {
      showToast(error instanceof Error ? error.message : "Couldn't edit that message.")
    } finally {
      setBusy(false)
    }
  }
  const send = (body: string) => {
    sendMessage({ conversationId: id, message: { type: 'text', clientId: newId(), body } })
    setDraft('')
  }
  return (
    <>
      <Composer
        draft={editing ? (text ?? editing.body) : draft}
        onDraft={editing ? (text) => setChanged({ id: editing.id, text }) : setDraft}
        onSend={editing ? (body) => void save(editing, body) : send}
        onType={onType}
        onFiles={(files) => void sendFiles(id, files)}
        onPickPlan={planPicker ? () => setPicking(true) : undefined}
        planLabel={props.planLabel ?? 'A plan from your dreamlist'}
        extras={composerExtras}
        onCancelEditing={editing ? onEdited : null}
        isBusy={isBusy}
        otherName={about.other.name}
      />
      {isPicking &&
        planPicker?.({
          onPick(design) {
            setPicking(false)
            sendMessage({
              conversationId: id,
              message: { type: 'design', clientId: newId(), designId: design.id, body: '' },
              design,
            })
          },
          onClose: () => setPicking(false),
        })}
    </>
  )
}

/** Files that another app shared are sent once, when the conversation opens. */
function useShared(conversationId: string, files: readonly File[] | undefined) {
  const isSent = useRef(false)
  useEffect(() => {
    if (!files?.length || isSent.current) return
    isSent.current = true
    void sendFiles(conversationId, files)
  }, [conversationId, files])
}
