import { DESIGN_NOTES_MAX, NOTES_MAX } from '@dream/contract/rules/designs/notes'
import { MapPin, NotebookPen } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import css from './notes.module.css'
import { startNotesQueue } from './notes-queue/notes-queue.ts'
import type { KnownNote } from './notes-queue/queue-state.ts'
import { pinNumbers } from './pin-numbers.ts'
import type { NoteAudience } from './use-note-editing.ts'
import { useNotes, useNotesOn } from './use-notes.ts'

type Props = {
  designId: string
  /** Whether the plan has several drawings, so that a pin names its storey. */
  hasLevels: boolean
  onWrite: () => void
  /** Starts choosing a spot on the plan; null where there is no plan. */
  onPin: (() => void) | null
  onOpen: (note: KnownNote) => void
  Audience?: NoteAudience | undefined
}

/** Person's notes on a design, with the pin numbers of its plan. */
export function NotesPanel({ designId, hasLevels, onWrite, onPin, onOpen, Audience }: Props) {
  useEffect(() => void startNotesQueue(), [])
  const { notes, isKnown, error } = useNotesOn(designId)
  const all = useNotes().notes ?? []
  const numbers = pinNumbers(notes)
  const full = fullText(notes.length, all.length)
  return (
    <section aria-labelledby="notes-title">
      <h3 id="notes-title">My notes</h3>
      {notes.length === 0 && (
        <p className={css['nothing']}>
          {isKnown || !error
            ? NOTHING
            : "Couldn't load your notes. What you write now is kept and sent later."}{' '}
          {Audience && <Audience designId={designId} what="them" />}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={css['list']} aria-labelledby="notes-title">
          {notes.map((note) => (
            <li key={note.id}>
              <button type="button" className={css['note']} onClick={() => onOpen(note)}>
                <Mark number={numbers.get(note.id)} />
                <span className={css['words']}>
                  <span className={css['text']}>{note.text}</span>
                  <State note={note} hasLevels={hasLevels} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && Audience && (
        <p className={css['audience']}>
          <Audience designId={designId} what="them" isQuiet />
        </p>
      )}
      {full && <p className={css['full']}>{full}</p>}
      {!full && (
        <div className={css['ways']}>
          <Button variant="outline" size="small" icon={<NotebookPen aria-hidden="true" />} onClick={onWrite}>
            Write a note
          </Button>
          {onPin && (
            <Button variant="outline" size="small" icon={<MapPin aria-hidden="true" />} onClick={onPin}>
              Pin to the plan
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const NOTHING = 'Questions for a builder, or what you would change.'

function fullText(here: number, all: number): string | null {
  if (here >= DESIGN_NOTES_MAX)
    return `This design has ${DESIGN_NOTES_MAX} notes. Delete one to write another.`
  return all >= NOTES_MAX ? `You have ${NOTES_MAX} notes. Delete one to write another.` : null
}

function Mark({ number }: { number: number | undefined }) {
  if (number === undefined) return <NotebookPen className={css['pen']} size={20} aria-hidden="true" />
  return (
    <>
      <span className="visually-hidden">Pin {number}: </span>
      <span className={css['number']} aria-hidden="true">
        {number}
      </span>
    </>
  )
}

const LEVELS = { ground: 'Ground level', upper: 'Upper level' } as const

function State({ note: { pin, isWaiting, refusal }, hasLevels }: { note: KnownNote; hasLevels: boolean }) {
  const lines = [
    ...(hasLevels && pin ? [LEVELS[pin.level]] : []),
    ...(isWaiting && refusal === null ? [WAITING] : []),
  ]
  return (
    <>
      {lines.length > 0 && <span className={css['state']}>{lines.join(' · ')}</span>}
      {refusal !== null && <span className={css['refusal']}>Couldn't be saved. {refusal}</span>}
    </>
  )
}

const WAITING = 'Kept on this device until you are online'
