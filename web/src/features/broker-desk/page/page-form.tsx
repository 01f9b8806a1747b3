import { STATES } from '@dream/contract/rules/account/australia'
import { BROKER_LIMITS, LANGUAGES, SPECIALTIES, TIME_ZONES } from '@dream/contract/rules/brokers/brokers'
import type { ReactNode } from 'react'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import { AreasField } from './areas-field.tsx'
import type { Draft } from './draft.ts'
import type { PageErrors } from './field-errors.ts'
import { HoursField } from './hours-field.tsx'
import { LongField } from './long-field.tsx'
import css from './page.module.css'
import { StepsField } from './steps-field.tsx'

type Props = { draft: Draft; errors: PageErrors; onChange: (patch: Partial<Draft>) => void }

/** Form of a broker's page. */
export function PageForm(props: Props) {
  return (
    <>
      <Who {...props} />
      <Section title="How I work">
        <StepsField
          steps={props.draft.howIWork}
          error={props.errors.howIWork}
          onChange={(howIWork) => props.onChange({ howIWork })}
        />
      </Section>
      <Section title="How I am paid" isPaid>
        <LongField
          label="Who pays you, how much, and when (required)"
          value={props.draft.howPaid}
          max={BROKER_LIMITS.howPaid.max}
          hint="Buyers see this on the only coloured panel on your page."
          error={props.errors.howPaid}
          onChange={(howPaid) => props.onChange({ howPaid })}
        />
      </Section>
      <Where {...props} />
      <When {...props} />
      <Business {...props} />
    </>
  )
}

function Section({ title, isPaid, children }: { title: string; isPaid?: boolean; children: ReactNode }) {
  return (
    <section className={css['part']} data-paid={isPaid ? '' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Who({ draft, errors, onChange }: Props) {
  return (
    <Section title="Who I am">
      <Field
        label="Company"
        autoComplete="organization"
        maxLength={BROKER_LIMITS.company.max}
        value={draft.company}
        error={errors.company}
        onChange={(event) => onChange({ company: event.target.value })}
      />
      <Field
        label="Headline"
        hint="One line under your name: who you help, and where."
        autoComplete="off"
        maxLength={BROKER_LIMITS.headline.max}
        value={draft.headline}
        error={errors.headline}
        onChange={(event) => onChange({ headline: event.target.value })}
      />
      <LongField
        label="About you"
        rows={6}
        max={BROKER_LIMITS.about.max}
        hint={`At least ${BROKER_LIMITS.about.min} characters.`}
        value={draft.about}
        error={errors.about}
        onChange={(about) => onChange({ about })}
      />
    </Section>
  )
}

const STATE_CHOICES = STATES.map((state) => ({ value: state, label: state }))

function Where({ draft, errors, onChange }: Props) {
  return (
    <Section title="Where, and what for">
      <ChoiceChips
        label="States I work in"
        choices={STATE_CHOICES}
        values={draft.states}
        max={STATES.length}
        error={errors.states}
        onChange={(states: Draft['states']) => onChange({ states })}
      />
      <h3>Areas I know</h3>
      <AreasField
        areas={draft.areas}
        states={draft.states}
        errors={errors}
        onChange={(areas) => onChange({ areas })}
      />
      <ChoiceChips
        label="What I'm especially good at"
        hint={`Up to ${BROKER_LIMITS.specialties}.`}
        choices={SPECIALTIES}
        values={draft.specialties}
        max={BROKER_LIMITS.specialties}
        error={errors.specialties}
        onChange={(specialties: Draft['specialties']) => onChange({ specialties })}
      />
      <ChoiceChips
        label="Languages I work in"
        choices={LANGUAGES}
        values={draft.languages}
        max={LANGUAGES.length}
        error={errors.languages}
        onChange={(languages: Draft['languages']) => onChange({ languages })}
      />
    </Section>
  )
}

const cityOf = (zone: string) => zone.slice(zone.indexOf('/') + 1)

function When({ draft, errors, onChange }: Props) {
  return (
    <Section title="Hours">
      <HoursField hours={draft.hours} error={errors.hours} onChange={(hours) => onChange({ hours })} />
      <div className={css['pair']}>
        <label className={css['select']}>
          Time zone
          <select
            value={draft.timeZone}
            onChange={({ target: { value } }) => {
              const timeZone = TIME_ZONES.find((zone) => zone === value)
              if (timeZone) onChange({ timeZone })
            }}
          >
            {TIME_ZONES.map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </select>
        </label>
        <Field
          label="Away until (optional)"
          type="date"
          hint="Leave empty if you're not away."
          value={draft.backOn}
          error={errors.backOn}
          onChange={(event) => onChange({ backOn: event.target.value })}
        />
      </div>
    </Section>
  )
}

function Business({ draft, errors, onChange }: Props) {
  return (
    <Section title="Capacity and company">
      <div className={css['pair']}>
        <Field
          label="Buyers at a time"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          hint="Buyers see how many you have, “12 chats of 20”. Once it's full, new buyers can't choose you."
          value={draft.capacity}
          error={errors.capacity}
          onChange={(event) => onChange({ capacity: event.target.value })}
        />
        <Field
          label="ABN"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          placeholder="51 824 753 556"
          value={draft.abn}
          error={errors.abn}
          onChange={(event) => onChange({ abn: event.target.value })}
        />
      </div>
    </Section>
  )
}
