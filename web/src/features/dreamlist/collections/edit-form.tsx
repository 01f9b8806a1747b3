import { COLLECTION_NAME_MAX, COLLECTION_NOTE_MAX } from '@dream/contract/rules/designs/collections'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { CollectionNoteAudience } from '../sharing/note-audience.tsx'
import css from './collections.module.css'
import { changeCollections, giveUpEdit } from './queue/collections-queue.ts'
import type { KnownCollection } from './queue/known-collections.ts'
import { moved, useCollections } from './use-collections.ts'

type Props = { collection: KnownCollection; onDone: () => void; onDeleted: () => void }

/** Form for a collection's name, note, position and deletion. A refused input is shown again with the reason. */
export function EditForm({ collection, onDone, onDeleted }: Props) {
  const [name, setName] = useState(collection.name)
  const [note, setNote] = useState(collection.note)
  const [isDeleting, setDeleting] = useState(false)
  const { id, version, refusal } = collection
  const ids = (useCollections() ?? []).map((each) => each.id)
  const at = ids.indexOf(id)
  function save() {
    if (name.trim() === '') return
    changeCollections({ kind: 'edit', id, version, name: name.trim(), note: note.trim() })
    onDone()
  }
  function cancel() {
    giveUpEdit(id)
    onDone()
  }
  const move = (by: 1 | -1) => changeCollections({ kind: 'order-all', ids: moved(ids, id, by) })
  return (
    <form
      className={css['edit']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label="Name"
        value={name}
        maxLength={COLLECTION_NAME_MAX}
        error={name.trim() === '' ? 'Give it a name' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="Note"
        value={note}
        maxLength={COLLECTION_NOTE_MAX}
        hint={<CollectionNoteAudience id={id} />}
        onChange={(event) => setNote(event.target.value)}
      />
      <ProblemLine message={refusal ?? undefined} />
      <div className={css['actions']}>
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
      {ids.length > 1 && (
        <div className={css['actions']}>
          <Button variant="outline" size="small" disabled={at <= 0} onClick={() => move(-1)}>
            Move to the left
          </Button>
          <Button variant="outline" size="small" disabled={at === ids.length - 1} onClick={() => move(1)}>
            Move to the right
          </Button>
          <p className={css['hint']}>Or drag its cover in the row; by touch, hold it first.</p>
        </div>
      )}
      {isDeleting ? (
        <div className={css['actions']} role="group" aria-label="Delete this collection?">
          <p className={css['hint']}>Delete “{collection.name}”? Its designs stay in your dreamlist.</p>
          <Button
            variant="danger"
            onClick={() => {
              changeCollections({ kind: 'remove', id })
              onDeleted()
            }}
          >
            Delete
          </Button>
          <Button variant="quiet" onClick={() => setDeleting(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <div className={css['actions']}>
          <Button variant="outline" size="small" onClick={() => setDeleting(true)}>
            Delete collection
          </Button>
        </div>
      )}
    </form>
  )
}
