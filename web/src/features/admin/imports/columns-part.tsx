import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import {
  AREA_UNITS,
  type ImportField,
  type ImportUnits,
  LENGTH_UNITS,
} from '@dream/contract/rules/admin/imports/import-field'
import {
  type FieldKey,
  fieldOf,
  FIELD_KEYS,
  type ImportMapping,
} from '@dream/contract/rules/admin/imports/import-fields'
import { cutText } from '@dream/contract/rules/text/cut-text'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './imports.module.css'
import { showImport } from './use-import.ts'

const NOT_IN_FILE = ''
const LENGTHS = { m: 'Metres', mm: 'Millimetres', ft: 'Feet' } as const
const AREAS = { 'm²': 'Square metres', squares: 'Squares', 'sq ft': 'Square feet' } as const

/** Mapping of the file's columns to fields. It is chosen once per builder. */
export function ColumnsPart({ detail }: { detail: ImportDetail }) {
  const { id, version, headings, samples } = detail
  const [mapping, setMapping] = useState<ImportMapping>(detail.mapping)
  const [units, setUnits] = useState<ImportUnits>(detail.units)
  const { isBusy, failure, run } = useSubmission("Couldn't save the columns. Please try again.")
  const isChanged = JSON.stringify([mapping, units]) !== JSON.stringify([detail.mapping, detail.units])
  const missing = missingFields(mapping)

  const save = () =>
    run(async () => {
      showImport(
        await call('PUT /api/admin/imports/:id/columns', {
          params: { id },
          body: { version, mapping, units },
        }),
      )
    })
  const choose = (key: FieldKey, text: string) =>
    setMapping((before) => {
      const { [key]: _, ...others } = before
      return text === NOT_IN_FILE ? others : { ...without(others, Number(text)), [key]: Number(text) }
    })
  return (
    <details
      className={css['part']}
      open={detail.state === 'parsed' && detail.rows.bad === 0 && !detail.isRemembered}
    >
      <summary>
        <h2>Columns</h2>
        <span className="secondary-text">
          {Object.keys(mapping).length} of {FIELD_KEYS.length} are read from the file
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={css['units']}>
        <SelectField
          label="Lengths are in"
          choices={LENGTH_UNITS.map((value) => ({ value, label: LENGTHS[value] }))}
          value={units.length}
          onChange={({ currentTarget: { value } }) =>
            setUnits((before) => ({ ...before, length: LENGTH_UNITS.find((unit) => unit === value) ?? 'm' }))
          }
        />
        <SelectField
          label="Areas are in"
          choices={AREA_UNITS.map((value) => ({ value, label: AREAS[value] }))}
          value={units.area}
          onChange={({ currentTarget: { value } }) =>
            setUnits((before) => ({ ...before, area: AREA_UNITS.find((unit) => unit === value) ?? 'm²' }))
          }
        />
        <p className="secondary-text">Where a cell says its own unit, such as 42 ft or 24 sq, that counts.</p>
      </div>
      <ul className={css['columns']}>
        {FIELD_KEYS.map((key) => (
          <li key={key}>
            <SelectField
              label={labelOf(key)}
              value={mapping[key]?.toString() ?? NOT_IN_FILE}
              choices={[
                { value: NOT_IN_FILE, label: 'Not in this list' },
                ...headings.map((heading, at) => ({
                  value: String(at),
                  label: heading || `Column ${at + 1}`,
                })),
              ]}
              onChange={({ currentTarget }) => choose(key, currentTarget.value)}
            />
            <p className={css['sample']}>{sampleText(samples, mapping[key])}</p>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={css['missing']}>
          No column is read for {missing.join(', ')}. Floor plans without{' '}
          {missing.length === 1 ? 'it' : 'them'} are shown as rows to mend.
        </p>
      )}
      <ProblemLine message={failure?.message} />
      {isChanged && (
        <Button isBusy={isBusy} onClick={() => void save()}>
          Save the columns
        </Button>
      )}
    </details>
  )
}

/** Removes a column from the mapping, as each column maps to one field. */
const without = (mapping: ImportMapping, column: number): ImportMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, at]) => at !== column))

const labelOf = (key: FieldKey) => {
  const { label, needs }: ImportField = fieldOf(key)
  return needs ? `${label}, needed` : label
}

const missingFields = (mapping: ImportMapping): string[] =>
  FIELD_KEYS.filter((key) => fieldOf(key).needs !== undefined && mapping[key] === undefined).map(
    (key) => fieldOf(key).label,
  )

function sampleText(samples: ImportDetail['samples'], column: number | undefined): string {
  if (column === undefined) return ''
  const found = samples.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
  return found.length > 0 ? found.map((cell) => cutText(cell, 40)).join(' · ') : 'empty in the first rows'
}
