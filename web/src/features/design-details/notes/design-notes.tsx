import type { CardDesign, Picture } from '@dream/contract/api/designs/design'
import { Suspense } from 'react'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import css from '../design-details.module.css'
import type { NoteEditing } from './use-note-editing.ts'

/** Without a network the details are there, and the notes are not. */
const NotesPart = lazyExtra('NotesPart', () => import('./notes-part.tsx'))

type PinsProps = { designId: string; drawing: Picture; editing: NoteEditing; onCancel: () => void }

/** The pins on a drawing. */
export const DesignPins = ({ editing: { isPinning, pin, edit }, ...rest }: PinsProps) => (
  <Suspense>
    <NotesPart part="pins" isPinning={isPinning} onPin={pin} onOpen={edit} {...rest} />
  </Suspense>
)

type NotesProps = { design: CardDesign; editing: NoteEditing; onPin: (() => void) | null }

/** The notes among the facts; their place is kept while their code comes. */
export const DesignNotes = ({ design, editing, onPin }: NotesProps) => (
  <Suspense
    fallback={
      <section className={css['waiting']}>
        <h3>My notes</h3>
      </section>
    }
  >
    <NotesPart
      part="panel"
      designId={design.id}
      hasLevels={design.drawings.length > 1}
      onWrite={editing.write}
      onPin={onPin}
      onOpen={editing.edit}
    />
  </Suspense>
)

/** The note that is being written, over the details. */
export const OpenDesignNote = ({ designId, editing }: { designId: string; editing: NoteEditing }) => (
  <Suspense>
    {editing.open && (
      <NotesPart part="sheet" designId={designId} note={editing.open} onClose={editing.close} />
    )}
  </Suspense>
)
