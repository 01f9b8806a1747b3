import { ChevronDown, X } from 'lucide-react'
import type { State } from '@dream/contract/rules/account/australia'
import { useState } from 'react'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { AreaForm } from './area-form.tsx'
import css from './filter-bar.module.css'
import { CHOICES, stateChoices } from './filter-parts.ts'
import { ALL_STATES, isNarrowed, NOTHING_CHOSEN, withChoice, type Filter } from './filters.ts'
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
  /** Person's own: the state is the default, the postcode is offered beside the field. */
  home: { state: State | null; postcode: string | null }
  onChange: (filter: Filter) => void
}

/** Filters of the directory; each chip opens its choices. */
export function FilterBar({ filter, home, onChange }: Props) {
  const [open, setOpen] = useState<Name | null>(null)
  const [shown, setShown] = useState<Name>('sort')
  const close = () => setOpen(null)

  function choose(name: Name, value: string) {
    const next = withChoice(filter, name, value)
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
            value={filter[name]}
            choices={name === 'area' ? [] : listOf(name, home.state).choices}
            unset={name === 'state' ? home.state : null}
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
            onClick={() => onChange({ ...NOTHING_CHOSEN, sort: filter.sort })}
          >
            <X size={16} strokeWidth={2.4} aria-hidden="true" />
            Clear
          </button>
        )}
      </div>
      <Sheet
        isOpen={open !== null}
        onClose={close}
        label={shown === 'area' ? 'Where will you build?' : listOf(shown, home.state).title}
      >
        {shown === 'area' ? (
          <AreaForm
            area={filter.area}
            homePostcode={home.postcode}
            onChoose={(area) => choose('area', area)}
          />
        ) : (
          <OptionRows
            choices={listOf(shown, home.state).choices}
            value={filter[shown] ?? ''}
            onChoose={(value) => choose(shown, value)}
          />
        )}
      </Sheet>
    </>
  )
}

type Choices = readonly { value: string; label: string }[]

const listOf = (name: Exclude<Name, 'area'>, home: State | null): { title: string; choices: Choices } =>
  name === 'state' ? stateChoices(home) : CHOICES[name]

type ChipProps = {
  name: Name
  value: string | null
  choices: Choices
  /** Value while nothing is chosen. */
  unset: string | null
  onOpen: () => void
}

function Chip({ name, value, choices, unset, onOpen }: ChipProps) {
  const label = choices.find((choice) => choice.value === (value ?? (unset ? '' : null)))?.label ?? value
  const isShort = name === 'state' && value !== ALL_STATES
  const text = (isShort ? (value ?? unset) : label) ?? TITLES[name]
  const spoken = label === null || label === text ? label : `${text}, ${label}`
  return (
    <button
      type="button"
      className={css['chip']}
      data-set={value !== null ? '' : undefined}
      aria-haspopup="dialog"
      aria-label={`${TITLES[name]}: ${spoken ?? 'any'}. Change`}
      onClick={onOpen}
    >
      <span>
        {text}
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </button>
  )
}
