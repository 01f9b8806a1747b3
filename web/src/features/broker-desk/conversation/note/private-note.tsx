import type { PrivateNote as Note } from '@dream/contract/api/chat/broker-desk'
import { NOTE_MAX } from '@dream/contract/rules/chat/broker-desk'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import css from '../side.module.css'
import type { NoteState } from './note-saver.ts'
import { usePrivateNote } from './use-private-note.ts'

type Props = { userId: string; conversationId: string; stored: Note }

const SAYS: Readonly<Record<NoteState['status'], string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving...',
  failed: "Couldn't save. Your note is still on this device.",
  clash: 'Not saved',
}

/** Private note of the broker, with autosave. */
export function PrivateNote({ userId, conversationId, stored }: Props) {
  const { saver, text, status, other, savedAt } = usePrivateNote({ userId, conversationId }, stored)
  const id = useId()
  const isEmpty = text === '' && savedAt === null
  return (
    <section className={css['note']} aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        <Lock size={16} aria-hidden="true" />
        Private note
        <span>Only you can see this</span>
      </label>
      {status === 'clash' && (
        <div className={css['clash']} role="alert">
          <p>This note was changed in another window:</p>
          <blockquote>{other || 'It was cleared there.'}</blockquote>
          <Button size="small" onClick={saver.keepBoth}>
            Keep both
          </Button>
          <Button size="small" variant="outline" onClick={saver.takeOther}>
            Use the other version
          </Button>
        </div>
      )}
      <textarea
        id={id}
        rows={1}
        maxLength={NOTE_MAX}
        value={text}
        placeholder="Things to remember"
        onChange={(event) => saver.write(event.target.value)}
        onBlur={() => void saver.save()}
      />
      <p className={css['state']} data-status={status} role="status">
        {!isEmpty && SAYS[status]}
        {status === 'failed' && (
          <Button size="small" variant="quiet" onClick={() => void saver.save()}>
            Try again
          </Button>
        )}
      </p>
    </section>
  )
}
