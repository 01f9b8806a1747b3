import {
  DEFAULT_QUIET_HOURS,
  TIME_OF_DAY,
  type QuietHours,
} from '@dream/contract/rules/account/notifications'
import type { User } from '@dream/contract/api/account/user'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'
import { zoneHere } from '#lib/time/zone-here.ts'
import css from './notifications.module.css'

type Choice = 'messages' | 'messagesSoon' | 'unlocks' | 'newDesigns' | 'comeBack' | 'showsPreview' | 'mail'

type Props = {
  user: User
  /** Buyer's switch for new matches, which is stored elsewhere. */
  matches?: ReactNode
}

/** Settings for the kinds of notifications and the quiet hours. Each change is saved at once. */
export function SettingsForm({ user, matches }: Props) {
  const { settings, error, refetch, failure, change } = useNotificationSettings()
  const isBuyer = !user.isBroker && !user.isAdmin
  if (!settings && error) {
    return (
      <div className={css['stack']}>
        <ProblemLine message="Couldn't load your choices." />
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  const isSoon = user.isBroker && settings?.messagesSoon === true
  if (!settings) return <Placeholder className={css['waiting']} />
  const row = (choice: Choice, label: string, hint: string) => (
    <SwitchRow
      label={label}
      hint={hint}
      isOn={settings[choice]}
      onChange={(isOn) => change({ [choice]: isOn })}
    />
  )
  return (
    <>
      <ProblemLine message={failure ?? undefined} />
      <fieldset className={css['group']}>
        <legend>Notify me about</legend>
        {row('messages', 'Messages', `When one is unread for ${isSoon ? 'a minute' : 'ten minutes'}`)}
        {user.isBroker &&
          settings.messages &&
          row(
            'messagesSoon',
            'At once',
            'After a minute instead of ten: buyers choose by how fast you reply',
          )}
        {isBuyer && row('unlocks', 'Unlocks', 'When you unlock something on another device')}
        {isBuyer && row('newDesigns', 'New designs', "When there's more to swipe")}
        {isBuyer && row('comeBack', 'Pick of the day', 'A plan from what you like, at most twice a week')}
        {isBuyer && matches}
      </fieldset>
      <Quiet quiet={settings.quiet} onChange={(quiet) => change({ quiet, timeZone: zoneHere() })} />
      <fieldset className={css['group']}>
        <legend>How</legend>
        {row('showsPreview', 'Show the first line', 'When off, notifications only say who wrote')}
        {row('mail', 'Email after two hours', 'One email when a message waits that long')}
      </fieldset>
    </>
  )
}

type QuietProps = { quiet: QuietHours | null; onChange: (quiet: QuietHours | null) => void }

function Quiet({ quiet, onChange }: QuietProps) {
  return (
    <fieldset className={css['group']}>
      <legend>Quiet</legend>
      <SwitchRow
        label="Quiet hours"
        hint="Held until quiet hours end"
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? DEFAULT_QUIET_HOURS : null)}
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

/** An incomplete time stays in the field and is not saved. */
function Time({ label, value, other, onChange }: TimeProps) {
  const [typed, setTyped] = useState(value)
  const isSame = typed === other
  return (
    <Field
      type="time"
      label={label}
      value={typed}
      error={isSame ? 'Choose two different times' : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        if (TIME_OF_DAY.test(target.value) && target.value !== other) onChange(target.value)
      }}
    />
  )
}
