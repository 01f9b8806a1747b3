import type { CardDesign, Picture } from '@dream/contract/api/designs/design'
import { Suspense } from 'react'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import css from '../design-details.module.css'
import type { NoteAudience, NoteEditing } from './use-note-editing.ts'

/** Optional: offline the details work without the notes. */
const NotesPart = lazyExtra('NotesPart', () => import('./notes-part.tsx'))

type PinsProps = { designId: string; drawing: Picture; editing: NoteEditing; onCancel: () => void }

/** Pins on a drawing. */
export const DesignPins = ({ editing: { isPinning, pin, edit }, ...rest }: PinsProps) => (
  <Suspense>
    <NotesPart part="pins" isPinning={isPinning} onPin={pin} onOpen={edit} {...rest} />
  </Suspense>
)

type NotesProps = {
  design: CardDesign
  editing: NoteEditing
  onPin: (() => void) | null
  Audience: NoteAudience | undefined
}

/** Notes among the facts; their height is reserved while their code loads. */
export const DesignNotes = ({ design, editing, onPin, Audience }: NotesProps) => (
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
      Audience={Audience}
    />
  </Suspense>
)

type OpenNoteProps = { designId: string; editing: NoteEditing; Audience: NoteAudience | undefined }

/** Sheet of the note being edited, over the details. */
export const OpenDesignNote = ({ designId, editing, Audience }: OpenNoteProps) => (
  <Suspense>
    {editing.open && (
      <NotesPart part="sheet" note={editing.open} onClose={editing.close} {...{ designId, Audience }} />
    )}
  </Suspense>
)
