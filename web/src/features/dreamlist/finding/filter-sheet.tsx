import type { Profile } from '@dream/contract/api/account/profile'
import { LIKED_FILTER } from '@dream/contract/rules/designs/liked/filter'
import { metresOf, metresProblem } from '@dream/contract/rules/land/metres'
import { useState, type FormEvent } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import type { KnownCollection } from '../collections/queue/known-collections.ts'
import type { Changes } from '../list/with-changes.ts'
import { NO_FILTER, type DreamFilter } from './filter-url.ts'
import css from './finding.module.css'
import type { TagChoice } from './tag-choices.ts'
import { useLikedContext } from './use-context.ts'
import { useFound } from './use-found.ts'

type Props = {
  filter: DreamFilter
  collections: readonly KnownCollection[]
  tags: readonly TagChoice[]
  profile: Profile | undefined
  changes: Changes
  onApply: (filter: DreamFilter) => void
}

const BEDS = [
  { value: 'any', label: 'Any' },
  ...Array.from({ length: LIKED_FILTER.bedsMax }, (_, at) => ({
    value: String(at + 1),
    label: at + 1 === LIKED_FILTER.bedsMax ? `${at + 1}+` : String(at + 1),
  })),
]
const STOREYS = [
  { value: 'any', label: 'Any' },
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
]

/** Filter form for all facts of likes, with a live count; nothing is applied before the button. */
export function FilterForm({ filter, collections, tags, profile, changes, onApply }: Props) {
  const [draft, setDraft] = useState(filter)
  const [lengths, setLengths] = useState(() => ({
    lotTo: textOf(filter.lotTo),
    areaFrom: textOf(filter.areaFrom),
    areaTo: textOf(filter.areaTo),
  }))
  const problems = problemsOf(lengths)
  const context = useLikedContext(profile, collections, draft.collection)
  const among = collections.find(({ id }) => id === draft.collection)
  const { items, found } = useFound({ filter: draft, context, among, changes })
  const change = (patch: Partial<DreamFilter>) => setDraft((known) => ({ ...known, ...patch }))
  const typed = (part: keyof typeof lengths, label: string, unit: string) => (
    <Field
      label={label}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      placeholder="Any"
      value={lengths[part]}
      error={problems[part] ?? undefined}
      onChange={({ target: { value } }) => {
        setLengths((known) => ({ ...known, [part]: value }))
        const isRight = problemsOf({ ...lengths, [part]: value })[part] === null
        if (isRight) change({ [part]: metresOf(value) ?? undefined })
      }}
    />
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (Object.values(problems).every((problem) => problem === null)) onApply(draft)
  }
  function clear() {
    setDraft({ ...NO_FILTER, sort: filter.sort, category: filter.category, name: filter.name })
    setLengths({ lotTo: '', areaFrom: '', areaTo: '' })
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <SwitchRow
        label="Only plans that fit my block"
        hint={context.block ? undefined : <a href="/profile?edit=4">Add your block first</a>}
        isOn={draft.fits === true}
        onChange={(isOn) => change({ fits: isOn || undefined })}
      />
      <ChoiceChips
        label="Bedrooms"
        choices={BEDS}
        value={draft.beds === undefined ? 'any' : String(draft.beds)}
        onChange={(beds) => change({ beds: beds === 'any' ? undefined : Number(beds) })}
      />
      <ChoiceChips
        label="Storeys"
        choices={STOREYS}
        value={draft.storeys === undefined ? 'any' : String(draft.storeys)}
        onChange={(storeys) => change({ storeys: storeys === '1' ? 1 : storeys === '2' ? 2 : undefined })}
      />
      {typed('lotTo', 'Suits a lot no wider than', 'm')}
      <div className={css['pair']}>
        {typed('areaFrom', 'Area from', 'm²')}
        {typed('areaTo', 'Area to', 'm²')}
      </div>
      {collections.length > 0 && (
        <SelectField
          label="Collection"
          choices={[
            { value: '', label: 'Any' },
            ...collections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.collection ?? ''}
          onChange={({ target: { value } }) => change({ collection: value || undefined })}
        />
      )}
      {tags.length > 0 && (
        <ChoiceChips
          label="It has"
          choices={tags.map(({ tag, label, count: having }) => ({ value: tag, label: `${label} ${having}` }))}
          values={draft.tags ?? []}
          max={LIKED_FILTER.tagsMax}
          onChange={(chosen: string[]) => change({ tags: chosen.length > 0 ? chosen : undefined })}
        />
      )}
      <div className={css['foot']}>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
        <Button type="submit">{showText(items ? found : null)}</Button>
      </div>
    </form>
  )
}

const showText = (count: number | null) =>
  count === null
    ? 'Show'
    : count === 0
      ? 'Nothing like that'
      : `Show ${count === 1 ? '1 design' : `${count} designs`}`

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

const problemsOf = ({ lotTo, areaFrom, areaTo }: { lotTo: string; areaFrom: string; areaTo: string }) => ({
  lotTo: metresProblem(lotTo, LIKED_FILTER.lotM),
  areaFrom: areaProblem(areaFrom),
  areaTo: areaProblem(areaTo),
})

const areaProblem = (text: string) => {
  const { min, max } = LIKED_FILTER.areaM2
  const area = metresOf(text)
  if (area === null || (area >= min && area <= max)) return null
  return Number.isNaN(area) ? 'Enter square metres, like 220' : `Between ${min} and ${max} m²`
}
