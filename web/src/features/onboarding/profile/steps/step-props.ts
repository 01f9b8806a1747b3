import type { Draft, DraftProblems } from '../answers.ts'

/** What every step gets: the answers, what is wrong with them, and how to change them. */
export type StepProps = {
  draft: Draft
  problems: DraftProblems
  onChange: (change: Partial<Draft>) => void
  /** The profile is complete, and this step of it is changed. */
  isEdited: boolean
}
