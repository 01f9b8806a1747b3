import { LIKED_FILTER, LIKED_SORTS, type LikedSort } from '@dream/contract/rules/designs/liked/filter'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SearchField } from '#ui/forms/search-field.tsx'
import { countAsked, type DreamFilter } from './filter-url.ts'
import css from './finding.module.css'
import type { SetFilter } from './use-filter.ts'

const SORTS: Record<LikedSort, string> = {
  newest: 'Newest',
  match: 'Best match',
  lot: 'Smallest lot',
  area: 'Smallest area',
}

type Props = { filter: DreamFilter; onChange: SetFilter; onOpenFilter: () => void }

/** Search by name, with a button for the other filters. */
export function FindBar({ filter, onChange, onOpenFilter }: Props) {
  const [name, setName] = useTypedName(filter, onChange)
  const asked = countAsked(filter)
  return (
    <div className={css['bar']}>
      <SearchField
        label="Find by name"
        placeholder="Find by name"
        maxLength={LIKED_FILTER.nameMax}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="button" className={css['pill']} data-on={asked > 0} onClick={onOpenFilter}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {asked > 0 ? `Filter, ${asked} on` : 'Filter'}
      </button>
    </div>
  )
}

/** Select of the sort order. */
export function SortSelect({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
  return (
    <label className={css['sort']}>
      <span className="visually-hidden">Sort by</span>
      <select
        value={filter.sort}
        onChange={(event) => {
          const sort = LIKED_SORTS.find((each) => each === event.target.value)
          if (sort) onChange({ ...filter, sort })
        }}
      >
        {LIKED_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORTS[sort]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </label>
  )
}

/** Debounce of the search field. */
const TYPED_MS = 200

/** Search text: shown at once and debounced for the filter. */
function useTypedName(filter: DreamFilter, onChange: SetFilter) {
  const [name, setName] = useState(filter.name ?? '')
  const [known, setKnown] = useState(filter.name)
  if (filter.name !== known) {
    setKnown(filter.name)
    if ((filter.name ?? '') !== name.trim()) setName(filter.name ?? '')
  }
  useEffect(() => {
    const wanted = name.trim() === '' ? undefined : name.trim()
    if (wanted === filter.name) return undefined
    const timer = setTimeout(() => onChange({ ...filter, name: wanted }, { replace: true }), TYPED_MS)
    return () => clearTimeout(timer)
  }, [name, filter, onChange])
  return [name, setName] as const
}
