import { POSTCODE_INVALID } from '@dream/contract/rules/account/australia'
import { useState, type FormEvent } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import css from './filter-bar.module.css'
import { isPostcode } from './filters.ts'

type Props = {
  area: string | null
  homePostcode: string | null
  /** '' means everywhere. */
  onChoose: (area: string) => void
}

/** Form for the postcode to filter by. */
export function AreaForm({ area, homePostcode, onChoose }: Props) {
  const [typed, setTyped] = useState(area ?? '')
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const postcode = typed.trim()
    if (isPostcode(postcode)) onChoose(postcode)
    else setWrong(true)
  }
  return (
    <form className={css['area']} onSubmit={submit} noValidate>
      <Field
        label="Postcode"
        hint="Finds brokers who work in an area with this postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={4}
        value={typed}
        error={isWrong && !isPostcode(typed.trim()) ? POSTCODE_INVALID : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Show brokers there</Button>
      {homePostcode && homePostcode !== area && (
        <Button variant="outline" onClick={() => onChoose(homePostcode)}>
          Use mine, {homePostcode}
        </Button>
      )}
      {area && (
        <Button variant="quiet" onClick={() => onChoose('')}>
          Anywhere
        </Button>
      )}
    </form>
  )
}
