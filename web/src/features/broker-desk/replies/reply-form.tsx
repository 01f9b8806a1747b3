import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import * as rules from '@dream/contract/rules/chat/broker-desk'
import { useState, type FormEvent } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import css from './replies.module.css'

type Props = { reply: SavedReply | null; onDone: () => void }

/** Form for the name and text of one reply. */
export function ReplyForm({ reply, onDone }: Props) {
  // Stable id, so that a retry is idempotent.
  const [id] = useState(() => reply?.id ?? crypto.randomUUID())
  const [title, setTitle] = useState(reply?.title ?? '')
  const [body, setBody] = useState(reply?.body ?? '')
  const { isBusy, failure, run } = useSubmission("Couldn't save this. Please try again.")
  const errorAt = (path: string) => failure?.fields.find((field) => field.path === path)?.message

  async function save(event: FormEvent) {
    event.preventDefault()
    const failed = await run(async () => {
      await call('PUT /api/broker/replies/:id', { params: { id }, body: { title, body } })
      await invalidate('GET /api/broker/replies')
    })
    if (!failed) onDone()
  }
  async function remove({ title: name }: SavedReply) {
    const failed = await run(async () => {
      await call('DELETE /api/broker/replies/:id', { params: { id } })
      await invalidate('GET /api/broker/replies')
    })
    if (failed) return
    showToast(`“${name}” deleted`)
    onDone()
  }
  return (
    <form className={css['form']} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label="Name"
        value={title}
        maxLength={rules.REPLY_LIMITS.title}
        autoComplete="off"
        error={errorAt('title')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Text"
        className={css['text']}
        rows={5}
        value={body}
        maxLength={rules.REPLY_LIMITS.body}
        hint={`${rules.FIRST_NAME} becomes the buyer’s first name.`}
        error={errorAt('body')}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button variant="quiet" onClick={() => setBody(`${body}${rules.FIRST_NAME}`)}>
        Add their first name
      </Button>
      <ProblemLine message={failure && failure.fields.length === 0 ? failure.message : undefined} />
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
      {reply && (
        <Button variant="danger" onClick={() => void remove(reply)}>
          Delete this reply
        </Button>
      )}
      <Button variant="quiet" onClick={onDone}>
        Back to all replies
      </Button>
    </form>
  )
}
