import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './videos.module.css'

/** Sheet for the title of a new video; opens it afterwards. */
export function NewVideoSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="New video">
      <NewVideo onDone={onClose} />
    </Sheet>
  )
}

function NewVideo({ onDone }: { onDone: () => void }) {
  const [title, setTitle] = useState('')
  const { isBusy, failure, run } = useSubmission("Couldn't start the video. Please try again.")
  const start = () =>
    run(async () => {
      const { id } = await call('POST /api/admin/videos', { body: { title } })
      await invalidate('GET /api/admin/videos')
      onDone()
      navigate(`/admin/videos/${id}`)
    })
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
      noValidate
    >
      <Field
        label="Title"
        maxLength={80}
        value={title}
        error={failure?.message}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        Start the draft
      </Button>
    </form>
  )
}
