import type { Collection } from '@dream/contract/api/designs/collections'
import { COLLECTION_NAME_MAX, COLLECTION_NOTE_MAX } from '@dream/contract/rules/designs/collections'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './collections.module.css'
import { changes, moved, useChange, useCollections } from './use-collections.ts'

type Props = { collection: Collection; onDone: () => void; onDeleted: () => void }

/** Name and note of a collection, its place among the others, and its end. What was typed survives another window's change. */
export function EditForm({ collection, onDone, onDeleted }: Props) {
  const [name, setName] = useState(collection.name)
  const [note, setNote] = useState(collection.note)
  const [isDeleting, setDeleting] = useState(false)
  const { change, isBusy, error } = useChange()
  const ids = (useCollections() ?? []).map(({ id }) => id)
  const at = ids.indexOf(collection.id)
  async function save() {
    if (name.trim() === '') return
    const isSaved = await change(() => changes.edit(collection, { name: name.trim(), note: note.trim() }))
    if (isSaved) onDone()
  }
  const move = (by: 1 | -1) => void change(() => changes.orderAll(moved(ids, collection.id, by)))
  return (
    <form
      className={css['edit']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
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
        hint="Only you see it."
        onChange={(event) => setNote(event.target.value)}
      />
      <ProblemLine message={error?.message} />
      <div className={css['actions']}>
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <div className={css['actions']}>
        <Button variant="quiet" size="small" disabled={at <= 0} onClick={() => move(-1)}>
          Move to the left
        </Button>
        <Button variant="quiet" size="small" disabled={at === ids.length - 1} onClick={() => move(1)}>
          Move to the right
        </Button>
      </div>
      {isDeleting ? (
        <div className={css['actions']} role="group" aria-label="Delete this collection?">
          <p className={css['hint']}>Delete “{collection.name}”? Its designs stay in your dreamlist.</p>
          <Button
            variant="danger"
            onClick={() =>
              void change(() => changes.remove(collection.id)).then((isGone) => isGone && onDeleted())
            }
          >
            Delete
          </Button>
          <Button variant="quiet" onClick={() => setDeleting(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setDeleting(true)}>
          Delete collection
        </Button>
      )}
    </form>
  )
}
