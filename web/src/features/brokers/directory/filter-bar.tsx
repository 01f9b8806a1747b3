import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { AreaForm } from './area-form.tsx'
import css from './filter-bar.module.css'
import { CHOICES } from './filter-parts.ts'
import { EVERYBODY, filterOf, isNarrowed, queryOf, type Filter } from './filters.ts'
import { OptionRows } from './option-rows.tsx'

type Name = keyof Filter
const NAMES: readonly Name[] = ['sort', 'state', 'area', 'specialty', 'language']
const TITLES: Record<Name, string> = {
  sort: 'Sort',
  state: 'State',
  area: 'Postcode',
  specialty: 'Specialty',
  language: 'Language',
}

type Props = {
  filter: Filter
  /** The person's own, offered beside the field. */
  homePostcode: string | null
  onChange: (filter: Filter) => void
}

/** What the directory is narrowed to; each chip opens its choices. */
export function FilterBar({ filter, homePostcode, onChange }: Props) {
  const [open, setOpen] = useState<Name | null>(null)
  const [shown, setShown] = useState<Name>('sort')
  const close = () => setOpen(null)

  function choose(name: Name, value: string) {
    const next = filterOf(new URLSearchParams({ ...queryOf(filter), [name]: value }))
    close()
    if (next[name] !== filter[name]) onChange(next)
  }
  return (
    <>
      <div className={css['bar']} role="group" aria-label="Sort and filter" data-tour="broker-filters">
        {NAMES.map((name) => (
          <Chip
            key={name}
            name={name}
            filter={filter}
            onOpen={() => {
              setShown(name)
              setOpen(name)
            }}
          />
        ))}
        {isNarrowed(filter) && (
          <button
            type="button"
            className={css['clear']}
            onClick={() => onChange({ ...EVERYBODY, sort: filter.sort })}
          >
            <X size={16} strokeWidth={2.4} aria-hidden="true" />
            Clear
          </button>
        )}
      </div>
      <Sheet
        isOpen={open !== null}
        onClose={close}
        label={shown === 'area' ? 'Where will you build?' : CHOICES[shown].title}
      >
        {shown === 'area' ? (
          <AreaForm
            area={filter.area}
            homePostcode={homePostcode}
            onChoose={(area) => choose('area', area)}
          />
        ) : (
          <OptionRows
            choices={CHOICES[shown].choices}
            value={filter[shown] ?? ''}
            onChoose={(value) => choose(shown, value)}
          />
        )}
      </Sheet>
    </>
  )
}

function Chip({ name, filter, onOpen }: { name: Name; filter: Filter; onOpen: () => void }) {
  const value = filter[name]
  const choice = name === 'area' ? value : labelOf(name, value)
  const text = name === 'state' ? value : choice
  const label = text === choice ? choice : `${text}, ${choice}`
  return (
    <button
      type="button"
      className={css['chip']}
      data-set={value !== null ? '' : undefined}
      aria-haspopup="dialog"
      aria-label={`${TITLES[name]}: ${label ?? 'any'}. Change`}
      onClick={onOpen}
    >
      <span>
        {text ?? TITLES[name]}
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </button>
  )
}

function labelOf(name: Exclude<Name, 'area'>, value: string | null): string | null {
  const choices: readonly { value: string; label: string }[] = CHOICES[name].choices
  return choices.find((choice) => value !== null && choice.value === value)?.label ?? null
}
