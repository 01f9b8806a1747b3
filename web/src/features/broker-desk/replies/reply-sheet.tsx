import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import { REPLY_LIMITS } from '@dream/contract/rules/chat/broker-desk'
import { ChevronDown, ChevronUp, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { setApiData } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './replies.module.css'
import { ReplyForm } from './reply-form.tsx'

type Props = { isOpen: boolean; onClose: () => void; replies: readonly SavedReply[] }

/** Sheet to write, order and delete saved replies. */
export function ReplySheet({ isOpen, onClose, replies }: Props) {
  const [editing, setEditing] = useState<SavedReply | 'new' | null>(null)
  const title = editing === null ? 'Saved replies' : editing === 'new' ? 'New reply' : 'Edit reply'
  function close() {
    setEditing(null)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={close} label={title}>
      {editing === null ? (
        <Replies replies={replies} onEdit={setEditing} />
      ) : (
        <ReplyForm reply={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
      )}
    </Sheet>
  )
}

function Replies({
  replies,
  onEdit,
}: Pick<Props, 'replies'> & { onEdit: (reply: SavedReply | 'new') => void }) {
  const { failure, run } = useSubmission("Couldn't save the order. Please try again.")

  async function move(at: number, by: -1 | 1) {
    const items = [...replies]
    const [moved] = items.splice(at, 1)
    if (!moved) return
    items.splice(at + by, 0, moved)
    setApiData('GET /api/broker/replies', () => ({ items }))
    const body = { ids: items.map(({ id }) => id) }
    await run(async () => {
      const stored = await call('PUT /api/broker/replies', { body })
      setApiData('GET /api/broker/replies', () => stored)
    })
  }
  return (
    <div className={css['replies']}>
      <p>Choose one above the message to use it, or type / in the message.</p>
      <ProblemLine message={failure?.message} />
      <ol>
        {replies.map((reply, at) => (
          <li key={reply.id}>
            <span>
              <b>{reply.title}</b>
              <span>{reply.body}</span>
            </span>
            <IconButton
              label={`Move ${reply.title} up`}
              icon={<ChevronUp />}
              disabled={at === 0}
              onClick={() => void move(at, -1)}
            />
            <IconButton
              label={`Move ${reply.title} down`}
              icon={<ChevronDown />}
              disabled={at === replies.length - 1}
              onClick={() => void move(at, 1)}
            />
            <IconButton label={`Edit ${reply.title}`} icon={<Pencil />} onClick={() => onEdit(reply)} />
          </li>
        ))}
      </ol>
      {replies.length < REPLY_LIMITS.count ? (
        <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={() => onEdit('new')}>
          New reply
        </Button>
      ) : (
        <p>These are all {REPLY_LIMITS.count}. Delete one to add another.</p>
      )}
    </div>
  )
}
