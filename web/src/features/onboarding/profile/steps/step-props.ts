import type { Draft, DraftProblems } from '../answers.ts'

/** Props of every step: the answers, their errors, and the handler for changes. */
export type StepProps = {
  draft: Draft
  problems: DraftProblems
  onChange: (change: Partial<Draft>) => void
  /** Whether a complete profile is edited. */
  isEdited: boolean
}
