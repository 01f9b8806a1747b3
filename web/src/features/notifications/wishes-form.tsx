import { QUIET_USUALLY, TIME_OF_DAY, type QuietHours } from '@dream/contract/rules/notifications'
import type { User } from '@dream/contract/api/user'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Placeholder } from '#ui/placeholder.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { useWishes, type Wishes } from './use-wishes.ts'
import css from './notifications.module.css'

/** What to be told, how, and when not. Each change is saved at once. */
export function WishesForm({ user }: { user: User }) {
  const { wishes, error, refetch, failure, change } = useWishes()
  if (!wishes && error) {
    return (
      <div className={css['stack']}>
        <ProblemLine message="We could not load your choices." />
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!wishes) return <Placeholder className={css['waiting']} />
  return (
    <>
      <ProblemLine message={failure ?? undefined} />
      <Kinds user={user} wishes={wishes} onChange={change} />
      <Quiet quiet={wishes.quiet} onChange={(quiet) => change({ quiet, timeZone: zoneHere() })} />
      <fieldset className={css['group']}>
        <legend>How</legend>
        <SwitchRow
          label="Show the first line"
          hint="Off, a notification names only who wrote"
          isOn={wishes.showsWords}
          onChange={(showsWords) => change({ showsWords })}
        />
        <SwitchRow
          label="Mail after two hours"
          hint="One mail when a message waits that long"
          isOn={wishes.mail}
          onChange={(mail) => change({ mail })}
        />
      </fieldset>
    </>
  )
}

type KindsProps = { user: User; wishes: Wishes; onChange: (part: Partial<Wishes>) => void }

function Kinds({ user, wishes, onChange }: KindsProps) {
  const isBuyer = !user.isBroker && !user.isAdmin
  return (
    <fieldset className={css['group']}>
      <legend>Tell me about</legend>
      <SwitchRow
        label="Messages"
        hint="When one waits unread for ten minutes"
        isOn={wishes.messages}
        onChange={(messages) => onChange({ messages })}
      />
      {isBuyer && (
        <>
          <SwitchRow
            label="Unlocks"
            hint="When something opens on another device"
            isOn={wishes.unlocks}
            onChange={(unlocks) => onChange({ unlocks })}
          />
          <SwitchRow
            label="New designs"
            hint="When there is more to swipe"
            isOn={wishes.newDesigns}
            onChange={(newDesigns) => onChange({ newDesigns })}
          />
        </>
      )}
    </fieldset>
  )
}

type QuietProps = { quiet: QuietHours | null; onChange: (quiet: QuietHours | null) => void }

function Quiet({ quiet, onChange }: QuietProps) {
  return (
    <fieldset className={css['group']}>
      <legend>Quiet</legend>
      <SwitchRow
        label="Quiet hours"
        hint="What comes then waits until they end"
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? QUIET_USUALLY : null)}
      />
      {quiet && (
        <div className={css['times']}>
          <Time
            label="From"
            value={quiet.from}
            other={quiet.to}
            onChange={(from) => onChange({ ...quiet, from })}
          />
          <Time
            label="To"
            value={quiet.to}
            other={quiet.from}
            onChange={(to) => onChange({ ...quiet, to })}
          />
        </div>
      )}
    </fieldset>
  )
}

type TimeProps = { label: string; value: string; other: string; onChange: (time: string) => void }

/** Half a time stays in the field and is not saved. */
function Time({ label, value, other, onChange }: TimeProps) {
  const [typed, setTyped] = useState(value)
  const isSame = typed === other
  return (
    <Field
      type="time"
      label={label}
      value={typed}
      error={isSame ? 'The two times must differ' : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        if (TIME_OF_DAY.test(target.value) && target.value !== other) onChange(target.value)
      }}
    />
  )
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
