import type { Profile } from '@dream/contract/api/account/profile'
import type { User } from '@dream/contract/api/account/user'

/** `here` is no move of the person's: the step takes the place of what the URL said before. */
export type StepMove = 'forward' | 'back' | 'here'

export type ProfileCreationProps = {
  user: User
  /** The step that is asked for by the URL; null leaves it to what was saved. */
  step: number | null
  onStep: (step: number, move: StepMove) => void
  /** Answers were saved; the name may be new. */
  onSaved: (profile: Profile) => void
  /** The profile is complete. */
  onDone: (user: User) => void
  onLogOut: () => void
  /** Set when answers of a complete profile are edited: one step, then back. */
  onClose?: () => void
}
