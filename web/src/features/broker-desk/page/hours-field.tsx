import { BROKER_LIMITS } from '@dream/contract/rules/brokers/brokers'
import { hoursProblem, type Period, type Weekday } from '@dream/contract/rules/brokers/hours'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FieldNote } from '#ui/forms/field.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import css from './page.module.css'

const WEEK: readonly { day: Weekday; name: string }[] = [
  { day: 1, name: 'Monday' },
  { day: 2, name: 'Tuesday' },
  { day: 3, name: 'Wednesday' },
  { day: 4, name: 'Thursday' },
  { day: 5, name: 'Friday' },
  { day: 6, name: 'Saturday' },
  { day: 7, name: 'Sunday' },
]
const FIRST = { from: '09:00', to: '17:00' }

type Props = { hours: readonly Period[]; error: string | undefined; onChange: (hours: Period[]) => void }

/** Field for the working week: any number of periods per day. */
export function HoursField({ hours, error, onChange }: Props) {
  const note = useId()
  const found = error ?? hoursProblem(hours) ?? undefined
  const monday = hours.filter(({ day }) => day === 1)
  const rest = ([2, 3, 4, 5] as const).flatMap((day) => monday.map((period) => ({ ...period, day })))
  return (
    <div
      className={css['week']}
      role="group"
      aria-label="Working hours"
      aria-describedby={found ? note : undefined}
    >
      {WEEK.map(({ day, name }) => (
        <DayHours
          key={day}
          name={name}
          periods={hours.filter((period) => period.day === day)}
          isFull={hours.length >= BROKER_LIMITS.periods}
          onChange={(periods) =>
            onChange([
              ...hours.filter((period) => period.day < day),
              ...periods.map((period) => ({ ...period, day })),
              ...hours.filter((period) => period.day > day),
            ])
          }
        />
      ))}
      {found && <FieldNote id={note} error={found} />}
      {monday.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange([...monday, ...rest, ...hours.filter(({ day }) => day > 5)])}
        >
          Monday’s hours on all weekdays
        </Button>
      )}
    </div>
  )
}

type Times = Pick<Period, 'from' | 'to'>
type DayProps = {
  name: string
  periods: readonly Times[]
  isFull: boolean
  onChange: (periods: Times[]) => void
}

function DayHours({ name, periods, isFull, onChange }: DayProps) {
  const last = periods.at(-1)
  const next = last ? laterThan(last) : FIRST
  return (
    <div className={css['day']} role="group" aria-label={name}>
      <b>{name}</b>
      <div>
        {periods.length === 0 && <span className={css['closed']}>Closed</span>}
        {periods.map((period, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- The periods of a day are nothing but their places.
          <span key={at} className={css['period']}>
            <input
              type="time"
              aria-label={`${name}, from`}
              value={period.from}
              onChange={(event) => onChange(periods.with(at, { ...period, from: event.target.value }))}
            />
            to
            <input
              type="time"
              aria-label={`${name}, to`}
              value={period.to}
              onChange={(event) => onChange(periods.with(at, { ...period, to: event.target.value }))}
            />
            <IconButton
              label={`Remove ${name} ${period.from} to ${period.to}`}
              icon={<X />}
              onClick={() => onChange(periods.toSpliced(at, 1))}
            />
          </span>
        ))}
      </div>
      <IconButton
        label={`Add hours on ${name}`}
        icon={<Plus />}
        disabled={isFull || next === null}
        onClick={() => next && onChange([...periods, next])}
      />
    </div>
  )
}

/** Suggests a period an hour after the last one; null where the day is over. */
function laterThan({ to }: Times): Times | null {
  const hour = Number(to.slice(0, 2)) + 1
  if (Number.isNaN(hour) || hour >= 23) return null
  const clock = (value: number) => `${String(value).padStart(2, '0')}:${to.slice(3)}`
  return { from: clock(hour), to: clock(Math.min(23, hour + 2)) }
}
