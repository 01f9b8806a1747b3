import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './land.module.css'

/** Sheet for the name of a new card; opens it afterwards. */
export function NewCardSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [name, setName] = useState('')
  const { isBusy, failure, run } = useSubmission("Couldn't start the card. Please try again.")
  const start = () =>
    run(async () => {
      const { id } = await call('POST /api/admin/land', { body: { name } })
      await invalidate('GET /api/admin/land')
      onClose()
      setName('')
      navigate(`/admin/land/${id}`)
    })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="New land card">
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
        noValidate
      >
        <Field
          label="Name"
          hint="Two or three words, for lists and links"
          maxLength={28}
          value={name}
          error={failure?.message}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          Start the draft
        </Button>
      </form>
    </Sheet>
  )
}
