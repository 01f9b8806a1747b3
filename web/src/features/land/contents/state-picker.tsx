import { STATE_NAMES, STATES, type State } from '@dream/contract/rules/account/australia'
import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { ChoiceList } from '#ui/forms/choice-list.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { stateName } from '../guide.ts'
import css from './contents.module.css'

const CHOICES = [
  ...STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
  { value: 'all' as const, label: 'All of Australia' },
]

/** State whose rules are shown, with a sheet to change it. */
export function StatePicker({
  state,
  onChoose,
}: {
  state: State | null
  onChoose: (state: State | null) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css['state']}
        data-tour="land-state"
        aria-label={`State: ${stateName(state)}. Change`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <MapPin size={16} aria-hidden="true" />
          {stateName(state)}
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="Whose rules?">
        <ChoiceList
          label="State or territory"
          isLabelHidden
          choices={CHOICES}
          value={state ?? 'all'}
          onChange={(choice) => {
            setOpen(false)
            onChoose(choice === 'all' ? null : choice)
          }}
        />
      </Sheet>
    </>
  )
}
