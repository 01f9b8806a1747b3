import type { LandDraft } from '@dream/contract/api/admin/content/land'
import { brokerageDay } from '@dream/contract/rules/app/brokerage-day'
import { serverNow } from '#lib/time/server-clock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import css from '../content/content.module.css'
import { CheckedFields } from './checked-fields.tsx'
import { StatesField } from './states-field.tsx'

type Line = LandDraft['lines'][number]
type Props = {
  lines: readonly Line[]
  errorOf: (name: string) => string | undefined
  onChange: (lines: Line[]) => void
}

/** State-specific lines, each with its own source and dates. */
export function LandLines({ lines, errorOf, onChange }: Props) {
  const change = (at: number, part: Partial<Line>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)))
  return (
    <section className={css['part']} aria-labelledby="land-lines">
      <h2 id="land-lines" className={css['partTitle']}>
        By state
      </h2>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own, and keep their order
        <section key={at} className={css['part']} aria-label={`Line ${at + 1}`}>
          <StatesField
            label="In"
            states={line.states}
            error={errorOf(`lines.${at}.states`)}
            onChange={(states) => change(at, { states })}
          />
          <TextArea
            label="What differs"
            rows={4}
            maxLength={1200}
            value={line.text}
            error={errorOf(`lines.${at}.text`)}
            onChange={({ currentTarget }) => change(at, { text: currentTarget.value })}
          />
          <CheckedFields
            values={line}
            errorOf={(name) => errorOf(`lines.${at}.${name}`)}
            onChange={(part) => change(at, part)}
          />
          <div>
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange(lines.filter((_, place) => place !== at))}
            >
              Take this line away
            </Button>
          </div>
        </section>
      ))}
      <div>
        <Button
          size="small"
          variant="outline"
          disabled={lines.length >= 16}
          onClick={() => onChange([...lines, emptyLine()])}
        >
          Add a line for some states
        </Button>
      </div>
    </section>
  )
}

function emptyLine(): Line {
  const today = brokerageDay(serverNow())
  return {
    states: [],
    text: '',
    source: { name: '', url: '' },
    checkedOn: today,
    validFrom: null,
    validTo: null,
    reviewBy: today,
  }
}
