import { NOTE_TEXT_MAX } from '@dream/contract/rules/designs/notes'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './notes.module.css'
import { changeNote } from './notes-queue/notes-queue.ts'
import { pinNumbers } from './pin-numbers.ts'
import type { NoteAudience, OpenNote } from './use-note-editing.ts'
import { useNotesOn } from './use-notes.ts'

type Props = {
  designId: string
  note: OpenNote | null
  onClose: () => void
  Audience?: NoteAudience | undefined
}

/** Editor of one note. Closing it in any way keeps what was typed, except for Cancel. */
export function NoteSheet({ designId, note, onClose, Audience }: Props) {
  const { notes } = useNotesOn(designId)
  const typed = useRef('')
  const numbers = pinNumbers(notes)
  function save() {
    const text = typed.current.trim()
    if (note && text !== '' && text !== note.known?.text)
      changeNote({ designId, pin: note.pin, text, known: note.known })
    onClose()
  }
  const number = note?.known ? numbers.get(note.known.id) : numbers.size + 1
  const label = note?.pin ? `Pin ${number ?? ''}` : note?.known ? 'Note' : 'New note'
  return (
    <Sheet isOpen={note !== null} onClose={save} label={label}>
      {note && (
        <Writing
          note={note}
          audience={Audience && <Audience designId={designId} />}
          onType={(text) => (typed.current = text)}
          onSave={save}
          onCancel={onClose}
          onDelete={() => {
            changeNote({ designId, pin: null, text: null, known: note.known })
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}

type WritingProps = {
  note: OpenNote
  audience: ReactNode
  onType: (text: string) => void
  onSave: () => void
  onCancel: () => void
  onDelete: () => void
}

function Writing({ note: { known }, audience, onType, onSave, onCancel, onDelete }: WritingProps) {
  const [text, setText] = useState(known?.text ?? '')
  const [isDeleting, setDeleting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    onType(text)
  })
  // Override the sheet, which focuses its first button.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form
      ref={form}
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextArea
        label="Note"
        rows={5}
        value={text}
        maxLength={NOTE_TEXT_MAX}
        hint={audience}
        onChange={(event) => setText(event.target.value)}
      />
      {isDeleting ? (
        <div className={css['ways']} role="group" aria-label="Delete this note?">
          <p>Delete this note?</p>
          <Button variant="danger" size="small" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDeleting(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <div className={css['ways']}>
          <Button type="submit">Save</Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          {known && (
            <Button variant="quiet" className={css['last']} onClick={() => setDeleting(true)}>
              Delete note
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
