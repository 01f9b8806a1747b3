import { STAGES, type Stage } from '@dream/contract/rules/chat/chat'
import { ListFilter } from 'lucide-react'
import { SearchField } from '#ui/forms/search-field.tsx'
import css from './narrow-bar.module.css'

type Props = {
  typed: string
  onType: (text: string) => void
  stage: Stage | null
  onStage: (stage: Stage | null) => void
}

/** Filters of the list: a search, and the stage of buyers. */
export function NarrowBar({ typed, onType, stage, onStage }: Props) {
  return (
    <div className={css['narrow']}>
      <SearchField
        label="Search buyers or messages"
        placeholder="Buyers or messages"
        value={typed}
        maxLength={80}
        onChange={({ target }) => onType(target.value)}
      />
      <label
        className={css['stage']}
        data-chosen={stage === null ? undefined : ''}
        title="Stage of the buyers"
      >
        <ListFilter size={20} aria-hidden="true" />
        {stage !== null && (
          <span aria-hidden="true">{STAGES.find(({ value }) => value === stage)?.label}</span>
        )}
        <select
          aria-label="Stage of the buyers"
          value={stage ?? ''}
          onChange={({ target }) =>
            onStage(STAGES.find(({ value }) => value === target.value)?.value ?? null)
          }
        >
          <option value="">Any stage</option>
          {STAGES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
