import { COLLECTION_NAME_MAX } from '@dream/contract/rules/designs/collections'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import css from './collections.module.css'

type Props = { onMake: (name: string) => void }

/** Form for a new collection. */
export function NameForm({ onMake }: Props) {
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className={css['make']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = name.trim()
        setMissing(given === '')
        if (given === '') return
        onMake(given)
        setName('')
      }}
    >
      <Field
        label="New collection"
        value={name}
        maxLength={COLLECTION_NAME_MAX}
        placeholder="For Mum and Dad"
        autoComplete="off"
        error={isMissing ? 'Give it a name' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="outline">
        Create
      </Button>
    </form>
  )
}
