import type { ImportDetail, ImportRow } from '@dream/contract/api/admin/imports/import'
import { type FieldKey, fieldOf } from '@dream/contract/rules/admin/imports/import-fields'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { inTurn } from '../edits-in-turn.ts'
import css from '../imports.module.css'

type Props = { detail: ImportDetail; row: ImportRow; onMended: (row: ImportRow) => void }
type Edit = { cells?: Partial<Record<FieldKey, string>>; isLeftOut?: boolean }

/** Row with its errors, each cell corrected in place. A corrected row stays visible until the next check. */
export function RowCard({ detail: { id, mapping }, row, onMended }: Props) {
  const { isBusy, failure, run } = useSubmission("Couldn't save it. Please try again.")
  const name = row.cells[mapping.name ?? -1] || 'Without a name'
  const title = `Line ${row.line}: ${name}`
  const save = (body: Edit) =>
    inTurn(() =>
      run(async () => {
        const params = { id, place: row.place }
        onMended(await call('PATCH /api/admin/imports/:id/rows/:place', { params, body }))
        await invalidate('GET /api/admin/imports/:id')
      }),
    )
  const isOut = row.state === 'left-out'
  return (
    <li className={css['card']} data-state={row.state}>
      <div className={css['card-head']}>
        <h3>{title}</h3>
        {row.state === 'unchecked' && <Tag tone="good">Mended</Tag>}
        {isOut && <Tag>Left out</Tag>}
        <Button
          size="small"
          variant="quiet"
          isBusy={isBusy}
          aria-label={isOut ? `Take it back in: line ${row.line}` : `Leave it out: line ${row.line}`}
          onClick={() => void save({ isLeftOut: !isOut })}
        >
          {isOut ? 'Take it back in' : 'Leave it out'}
        </Button>
      </div>
      {row.errors.map((error, at) => (
        <CellField
          key={`${error.field} ${error.value} ${at}`}
          error={error}
          line={row.line}
          onSave={(text) => save({ cells: { [error.field]: text } })}
        />
      ))}
      <ProblemLine message={failure?.message} />
    </li>
  )
}

type CellProps = {
  error: ImportRow['errors'][number]
  line: number
  onSave: (text: string) => Promise<unknown>
}

/** Invalid cell: its error, and a button for the suggested value. */
function CellField({ error: { field, value, message, suggestion }, line, onSave }: CellProps) {
  const [text, setText] = useState(value)
  const { label } = fieldOf(field)
  const save = () => {
    if (text !== value) void onSave(text)
  }
  return (
    <form
      className={css['cell']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={label}
        aria-label={`${label}, line ${line}`}
        value={text}
        error={message}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={save}
      />
      {suggestion !== null && (
        <Button
          size="small"
          variant="outline"
          // Keep the focus in the field: a blur would save the value that is being replaced.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => void onSave(suggestion)}
          aria-label={`Use ${suggestion} for ${label}, line ${line}`}
        >
          Use {suggestion}
        </Button>
      )}
    </form>
  )
}
