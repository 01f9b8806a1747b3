import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { useState } from 'react'
import { failureOf } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { numberText } from '../../text/text.ts'
import css from '../imports.module.css'
import { RepeatedPart } from './repeated-part.tsx'
import { RowCard } from './row-card.tsx'
import { useImportRows } from './use-import-rows.ts'
import { type MendedRows, useMendedRows, withMended } from './use-mended-rows.ts'

const SHOWN = ['bad', 'left-out', 'good'] as const
type Shown = (typeof SHOWN)[number]

/** Rows with errors, to be corrected here. */
export function RowsPart({ detail }: { detail: ImportDetail }) {
  const { rows } = detail
  const mended = useMendedRows()
  const [shown, setShown] = useState<Shown>('bad')
  if (rows.good + rows.bad + rows.leftOut === 0) return null
  const choices = [
    { value: 'bad', label: `To mend (${numberText(rows.bad)})` },
    { value: 'left-out', label: `Left out (${numberText(rows.leftOut)})` },
    { value: 'good', label: `Good (${numberText(rows.good)})` },
  ]
  return (
    <section className={css['part']} aria-labelledby="import-rows">
      <div className={css['rows-head']}>
        <h2 id="import-rows">Rows</h2>
        <SelectField
          label="Show"
          choices={choices}
          value={shown}
          onChange={({ currentTarget: { value } }) => setShown(SHOWN.find((each) => each === value) ?? 'bad')}
        />
      </div>
      {shown === 'bad' && <RepeatedPart detail={detail} onReplaced={mended.forgetBroken} />}
      <Rows key={shown} detail={detail} shown={shown} mended={mended} />
    </section>
  )
}

type RowsProps = { detail: ImportDetail; shown: Shown; mended: MendedRows }

function Rows({ detail, shown, mended }: RowsProps) {
  const { rows: read, error, refetch, ...more } = useImportRows(detail.id, shown)
  if (!read && error) return <LoadFailed title="The rows couldn’t be read" error={error} onRetry={refetch} />
  if (!read) return <Waiting />
  const rows = withMended(read, mended.rows, shown === 'bad')
  if (rows.length === 0) return <p className="secondary-text">{EMPTY[shown]}</p>
  return (
    <>
      <ul className={css['cards']}>
        {rows.map((row) => (
          <RowCard key={row.place} detail={detail} row={row} onMended={mended.keep} />
        ))}
      </ul>
      <ProblemLine message={more.moreError ? failureOf(more.moreError, NO_MORE).message : undefined} />
      {more.hasMore && (
        <Button variant="outline" isBusy={more.isReading} onClick={more.readMore}>
          Show more rows
        </Button>
      )}
    </>
  )
}

const NO_MORE = "Couldn't read more rows. Please try again."

const EMPTY: Record<Shown, string> = {
  bad: 'No row needs mending.',
  'left-out': 'No row is left out.',
  good: 'No row was found good yet.',
}
