import { STAGES, type Stage } from '@dream/contract/rules/chat/chat'
import { useId, useState } from 'react'
import { useSubmission } from '#lib/forms/submission.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { arrange } from './arrange.ts'
import css from './side.module.css'

type Props = { conversationId: string; stage: Stage }

/** Stage of the buyer: a line of seven parts, and the choice. */
export function StagePicker({ conversationId, stage }: Props) {
  const id = useId()
  const [pendingStage, setPendingStage] = useState<Stage | null>(null)
  const { failure, run } = useSubmission("Couldn't save the stage. Please try again.")
  const shown = pendingStage ?? stage
  const at = STAGES.findIndex(({ value }) => value === shown)

  async function choose(value: string) {
    const next = STAGES.find((each) => each.value === value)?.value
    if (!next) return
    setPendingStage(next)
    await run(() => arrange([conversationId], { stage: next }))
    setPendingStage(null)
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
