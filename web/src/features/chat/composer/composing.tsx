import { useState } from 'react'
import type { Conversation as About } from '@dream/contract/api/chat/conversations'
import type { Message } from '@dream/contract/api/chat/messages'
import { showToast } from '#ui/overlays/toast.ts'
import type { ConversationViewProps } from '../conversation-view-props.ts'
import { editMessage } from '../message-queue/change-message.ts'
import { ClosedLine } from './closed-line.tsx'
import { Composer } from './composer.tsx'
import { EditingLine, ReplyLine } from './reply-line.tsx'
import { PreviewTray } from './preview/preview-tray.tsx'
import type { Writing } from './use-writing.ts'

type Props = ConversationViewProps & { about: About; writing: Writing; onType: () => void }

/** Message field with its modes: a new message, a reply, an edit, attachments. */
export function Composing(props: Props) {
  const { about, writing, composerExtras, planPicker, closedActions } = props
  const { preview, replying, editing } = writing
  const [isPicking, setPicking] = useState(false)

  if (about.isClosed || about.isBlocked) return <ClosedLine about={about}>{closedActions}</ClosedLine>
  if (editing) return <Editing {...props} key={editing.id} message={editing} />
  const above = (
    <>
      {replying && (
        <ReplyLine
          quote={replying}
          otherId={about.other.id}
          otherName={about.other.name}
          onCancel={() => writing.reply(null)}
        />
      )}
      {preview.isOpen && (
        <PreviewTray items={preview.items} onRemove={preview.remove} onDiscard={writing.discard} />
      )}
    </>
  )
  return (
    <>
      <Composer
        draft={preview.isOpen ? preview.caption : writing.draft}
        onDraft={preview.isOpen ? preview.setCaption : writing.setDraft}
        onSend={(body) => {
          writing.send(body)
          props.onSent?.()
        }}
        onType={props.onType}
        attach={{
          onFiles: (files) => void writing.attachFiles(files),
          onPickPlan: planPicker ? () => setPicking(true) : undefined,
          planLabel: props.planLabel ?? 'A plan from your dreamlist',
        }}
        above={above}
        extras={preview.isOpen ? undefined : composerExtras}
        onCancel={replying ? () => writing.reply(null) : null}
        canBeEmpty={preview.items.length > 0}
        placeholder={preview.items.length > 0 ? 'Add a caption' : 'Message'}
        label={
          preview.items.length > 0 ? `Caption for ${about.other.name}` : `Message to ${about.other.name}`
        }
        focusKey={replying ? `reply ${replying.seq}` : null}
      />
      {isPicking &&
        planPicker?.({
          onPick(design) {
            setPicking(false)
            writing.attachPlan(design)
          },
          onClose: () => setPicking(false),
        })}
    </>
  )
}

/** Editor of a sent message. */
function Editing({ message, writing }: Props & { message: Message }) {
  const [text, setText] = useState(message.body)
  const [isBusy, setBusy] = useState(false)
  const close = () => writing.edit(null)
  const save = async (body: string) => {
    setBusy(true)
    try {
      if (body !== message.body) await editMessage(message, body)
      close()
    } catch (error) {
      showToast(error instanceof Error ? error.message : "Couldn't edit that message.")
      setBusy(false)
    }
  }
  return (
    <Composer
      draft={text}
      onDraft={setText}
      onSend={(body) => void save(body)}
      onType={() => undefined}
      above={<EditingLine onCancel={close} />}
      extras={undefined}
      onCancel={close}
      isBusy={isBusy}
      sendLabel="Save"
      placeholder="Message"
      label="Edit your message"
      focusKey={`edit ${message.id}`}
    />
  )
}
