import { STAGES, type Stage } from '@dream/contract/rules/chat'
import { useId, useState } from 'react'
import { useSubmission } from '#lib/submission.ts'
import { ProblemLine } from '#ui/problem-line.tsx'
import { arrange } from './arrange.ts'
import css from './side.module.css'

type Props = { conversationId: string; stage: Stage }

/** Where the buyer stands: a line of seven parts, and the choice. */
export function StagePicker({ conversationId, stage }: Props) {
  const id = useId()
  const [wished, setWished] = useState<Stage | null>(null)
  const { failure, run } = useSubmission('The stage could not be saved. Please try again.')
  const shown = wished ?? stage
  const at = STAGES.findIndex(({ value }) => value === shown)

  async function choose(value: string) {
    const next = STAGES.find((each) => each.value === value)?.value
    if (!next) return
    setWished(next)
    await run(() => arrange(conversationId, { stage: next }))
    setWished(null)
  }
  return (
    <section className={css['stage']}>
      <label htmlFor={id}>Stage</label>
      <select id={id} value={shown} onChange={(event) => void choose(event.target.value)}>
        {STAGES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={css['parts']} aria-hidden="true">
        {STAGES.map(({ value }, place) => (
          <i key={value} data-done={place <= at ? '' : undefined} />
        ))}
      </span>
      <ProblemLine message={failure?.message} />
    </section>
  )
}
