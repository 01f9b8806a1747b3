import { BROKER_LIMITS } from '@dream/contract/rules/brokers/brokers'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field, FieldNote } from '#ui/forms/field.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'

const LIMITS = BROKER_LIMITS.steps

type Props = { steps: readonly string[]; error: string | undefined; onChange: (steps: string[]) => void }

/** Field for a broker's way of working, step by step. */
export function StepsField({ steps, error, onChange }: Props) {
  const note = useId()
  return (
    <>
      {steps.map((step, at) => (
        <Field
          // oxlint-disable-next-line react/no-array-index-key -- The steps are nothing but their places.
          key={at}
          label={`Step ${at + 1}`}
          value={step}
          maxLength={LIMITS.length}
          autoComplete="off"
          aria-describedby={error ? note : undefined}
          onChange={(event) => onChange(steps.with(at, event.target.value))}
          end={
            steps.length > 1 && (
              <IconButton
                label={`Remove step ${at + 1}`}
                icon={<X />}
                onClick={() => onChange(steps.toSpliced(at, 1))}
              />
            )
          }
        />
      ))}
      {error && <FieldNote id={note} error={error} />}
      {steps.length < LIMITS.max && (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...steps, ''])}
        >
          Add a step
        </Button>
      )}
    </>
  )
}
