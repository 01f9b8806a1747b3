import type { Pin } from '@dream/contract/api/designs/notes'
import { useState, type ComponentType } from 'react'
import type { KnownNote } from './notes-queue/queue-state.ts'

/** Note being edited: an existing one, or a new one on a spot or on the whole design. */
export type OpenNote = { known: KnownNote | null; pin: Pin | null }

/** Component that says who can see the notes on a design; with `isQuiet` nothing when only the person can. */
export type NoteAudience = ComponentType<{ designId: string; what?: 'it' | 'them'; isQuiet?: boolean }>

/** State of editing notes in the details: choosing a spot, and the open note. */
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
