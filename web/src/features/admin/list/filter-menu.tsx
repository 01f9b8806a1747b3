import { BROKERAGE_TIME_NAME } from '@dream/contract/rules/app/brokerage-day'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { filterText, type ListFilter, TIME_SPANS } from './list-filter.ts'
import css from './list.module.css'

type Props = { filter: ListFilter; values: readonly string[]; onChange: (values: readonly string[]) => void }

/** Filter as a button that shows its value. */
export function FilterMenu({ filter, values, onChange }: Props) {
  const [button, setButton] = useState<Element | null>(null)
  const close = () => setButton(null)
  const isSet = values.length > 0
  return (
    <>
      <Button
        size="small"
        variant="outline"
        className={css['filter']}
        data-set={isSet ? '' : undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {filterText(filter, values)}
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover isOpen={button !== null} near={button} onClose={close} label={filter.label}>
        <div className={css['filter-body']}>
          {filter.kind === 'choices' ? (
            <ChoiceChips
              label={filter.label}
              isLabelHidden
              choices={filter.choices}
              values={values}
              max={filter.choices.length}
              onChange={onChange}
            />
          ) : (
            <TimeChoice values={values} onChange={onChange} />
          )}
          <Button size="small" variant="quiet" disabled={!isSet} onClick={() => onChange([])}>
            Clear
          </Button>
        </div>
      </Popover>
    </>
  )
}

function TimeChoice({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const [from = '', to = ''] = values
  const isSpan = TIME_SPANS.some(({ value }) => value === from)
  return (
    <>
      <ChoiceChips
        label="Until now"
        choices={TIME_SPANS}
        value={TIME_SPANS.find(({ value }) => value === from)?.value ?? null}
        onChange={(value) => onChange([value])}
      />
      <Field
        label="From"
        type="date"
        value={isSpan ? '' : from}
        onChange={({ currentTarget }) => onChange([currentTarget.value, to])}
      />
      <Field
        label="To"
        type="date"
        value={isSpan ? '' : to}
        onChange={({ currentTarget }) => onChange([isSpan ? '' : from, currentTarget.value])}
      />
      <p className="secondary-text">Days end at midnight, {BROKERAGE_TIME_NAME}</p>
    </>
  )
}
