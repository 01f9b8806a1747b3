import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { fieldOf } from '@dream/contract/rules/admin/imports/import-fields'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../../text/text.ts'
import { inTurn } from '../edits-in-turn.ts'
import css from '../imports.module.css'

type PartProps = { detail: ImportDetail; onReplaced: () => void }

/** Repeated errors of a list, each corrected everywhere at once. */
export function RepeatedPart({ detail: { id, repeated }, onReplaced }: PartProps) {
  if (repeated.length === 0) return null
  return (
    <section className={css['repeated']} aria-labelledby="import-repeated">
      <h3 id="import-repeated">The same in several rows</h3>
      <ul className={css['cards']}>
        {repeated.map((each) => (
          <Repeated
            key={`${each.field} ${each.value} ${each.message}`}
            id={id}
            repeated={each}
            onReplaced={onReplaced}
          />
        ))}
      </ul>
    </section>
  )
}

type Props = { id: string; repeated: ImportDetail['repeated'][number]; onReplaced: () => void }

function Repeated({ id, repeated: { field, value, message, suggestion, count }, onReplaced }: Props) {
  const { label } = fieldOf(field)
  const [text, setText] = useState(suggestion ?? value)
  const { isBusy, failure, run } = useSubmission("Couldn't save it. Please try again.")
  const replace = () =>
    inTurn(() =>
      run(async () => {
        const body = { field, from: value, to: text }
        const { changed } = await call('POST /api/admin/imports/:id/replace', { params: { id }, body })
        onReplaced()
        showToast(`${countOf(changed, 'row')} mended`)
        await invalidate('GET /api/admin/imports/:id', 'GET /api/admin/imports/:id/rows')
      }),
    )
  const said = value === '' ? 'Nothing' : `“${value}”`
  return (
    <li className={css['card']}>
      <form
        className={css['cell']}
        onSubmit={(event) => {
          event.preventDefault()
          void replace()
        }}
      >
        <Field
          label={`${said} as ${label} in ${countOf(count, 'row')}: use instead`}
          value={text}
          hint={message}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" size="small" variant="outline" isBusy={isBusy} disabled={text === value}>
          Change in all {count}
        </Button>
      </form>
      <ProblemLine message={failure?.message} />
    </li>
  )
}
