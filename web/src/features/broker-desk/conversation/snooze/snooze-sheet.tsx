import { useState } from 'react'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { comingTimeText } from '../../list/time-text.ts'
import { asLocalInput, snoozeTimes } from './snooze-times.ts'
import css from '../side.module.css'

type Props = {
  isOpen: boolean
  /** Pressed element, the anchor. */
  near: Element | null
  onClose: () => void
  onSnooze: (until: Date) => Promise<unknown>
}

/** Sheet to snooze a conversation: three usual times or a custom one. */
export function SnoozeSheet({ isOpen, near, onClose, onSnooze }: Props) {
  return (
    <Popover isOpen={isOpen} near={near} onClose={onClose} label="Snooze until">
      <Times onSnooze={onSnooze} onClose={onClose} />
    </Popover>
  )
}

function Times({ onSnooze, onClose }: Pick<Props, 'onSnooze' | 'onClose'>) {
  const [now] = useState(() => new Date())
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy, failure, run } = useSubmission("Couldn't snooze this. Please try again.")

  async function snooze(until: Date) {
    if ((await run(() => onSnooze(until))) === null) onClose()
  }
  function snoozeUntilOwn() {
    const until = new Date(own)
    if (own === '' || Number.isNaN(until.getTime())) return setError('Choose a day and a time')
    if (until.getTime() <= Date.now()) return setError('Choose a time in the future')
    void snooze(until)
  }
  return (
    <div className={css['times']}>
      <p>It comes back then, or as soon as the buyer writes.</p>
      {snoozeTimes(now).map(({ label, until }) => (
        <Button key={label} variant="outline" aria-disabled={isBusy} onClick={() => void snooze(until)}>
          {label}
        </Button>
      ))}
      <Field
        label="Another time"
        type="datetime-local"
        min={asLocalInput(now)}
        value={own}
        error={error}
        onChange={(event) => {
          setError(undefined)
          setOwn(event.target.value)
        }}
      />
      <ProblemLine message={failure?.message} />
      <Button isBusy={isBusy} onClick={snoozeUntilOwn}>
        {own === '' ? 'Snooze' : `Snooze until ${comingTimeText(new Date(own), now)}`}
      </Button>
    </div>
  )
}
