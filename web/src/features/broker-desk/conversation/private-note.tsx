import type { PrivateNote as Note } from '@dream/contract/api/broker-desk'
import { NOTE_MAX } from '@dream/contract/rules/broker-desk'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import css from './side.module.css'
import type { NoteState } from './note-keeper.ts'
import { usePrivateNote } from './use-private-note.ts'

type Props = { userId: string; conversationId: string; stored: Note }

const SAYS: Readonly<Record<NoteState['status'], string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving...',
  failed: 'Not saved. It is kept on this device.',
  clash: 'Not saved',
}

/** Words that only the broker reads; they save themselves. */
export function PrivateNote({ userId, conversationId, stored }: Props) {
  const { keeper, text, status, other, savedAt } = usePrivateNote({ userId, conversationId }, stored)
  const id = useId()
  const isEmpty = text === '' && savedAt === null
  return (
    <section className={css['note']} aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        <Lock aria-hidden="true" />
        Private note
        <span>Only you read this</span>
      </label>
      {status === 'clash' && (
        <div className={css['clash']} role="alert">
          <p>You have written something else in another window:</p>
          <blockquote>{other || 'Nothing: it was emptied there.'}</blockquote>
          <Button size="small" onClick={keeper.keepBoth}>
            Keep both
          </Button>
          <Button size="small" variant="outline" onClick={keeper.takeOther}>
            Take the other
          </Button>
        </div>
      )}
      <textarea
        id={id}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        placeholder="What to remember about this buyer"
        onChange={(event) => keeper.write(event.target.value)}
        onBlur={() => void keeper.save()}
      />
      <p className={css['state']} data-status={status} role="status">
        {!isEmpty && SAYS[status]}
        {status === 'failed' && (
          <Button size="small" variant="quiet" onClick={() => void keeper.save()}>
            Try again
          </Button>
        )}
      </p>
    </section>
  )
}
