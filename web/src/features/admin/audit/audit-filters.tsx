import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import css from './audit.module.css'

export const FILTERS = ['actor', 'entity', 'entityId', 'from', 'to'] as const
type Filters = Partial<Record<(typeof FILTERS)[number], string>>

/** Whose changes, of what, and when. */
export function AuditFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (changes: Filters) => void
}) {
  const { data } = useApiQuery('GET /api/admin/audit/filters')
  const people = (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const kinds = (data?.entities ?? []).map((entity) => ({ value: entity, label: entity }))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <form
      className={css['filters']}
      role="search"
      aria-label="Audit log"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Who"
        choices={[{ value: '', label: 'Everybody' }, ...people]}
        value={filters.actor ?? ''}
        onChange={(event) => onChange({ actor: event.currentTarget.value })}
      />
      <SelectField
        label="What"
        choices={[{ value: '', label: 'Everything' }, ...kinds]}
        value={filters.entity ?? ''}
        onChange={(event) => onChange({ entity: event.currentTarget.value, entityId: '' })}
      />
      <Field
        label="From"
        type="date"
        value={filters.from ?? ''}
        max={filters.to}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <Field
        label="To"
        type="date"
        value={filters.to ?? ''}
        min={filters.from}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={() => onChange({ actor: '', entity: '', entityId: '', from: '', to: '' })}
        >
          Clear filters
        </Button>
      )}
    </form>
  )
}
