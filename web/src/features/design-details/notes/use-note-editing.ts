import type { Pin } from '@dream/contract/api/designs/notes'
import { useState, type ComponentType } from 'react'
import type { KnownNote } from './notes-queue/queue-state.ts'

/** The note that is being written: a known one, or a new one on a spot or on the whole design. */
export type OpenNote = { known: KnownNote | null; pin: Pin | null }

/** Says who sees the notes on a design: of one being written, or of all; quiet where only the person does. */
export type NoteAudience = ComponentType<{ designId: string; what?: 'it' | 'them'; isQuiet?: boolean }>

/** What of notes is under way in the details: a spot that is being chosen, and the note that is open. */
export function useNoteEditing() {
  const [isPinning, setPinning] = useState(false)
  const [open, setOpen] = useState<OpenNote | null>(null)
  return {
    isPinning,
    setPinning,
    open,
    write: () => setOpen({ known: null, pin: null }),
    edit: (known: KnownNote) => setOpen({ known, pin: known.pin }),
    pin(pin: Pin) {
      setPinning(false)
      setOpen({ known: null, pin })
    },
    close: () => setOpen(null),
  }
}

export type NoteEditing = ReturnType<typeof useNoteEditing>
