import type { Profile } from '@dream/contract/api/account/profile'
import type { User } from '@dream/contract/api/account/user'

/** Kind of step change. `here` was not made by the person: it replaces the step in the URL. */
export type StepMove = 'forward' | 'back' | 'here'

export type ProfileCreationProps = {
  user: User
  /** Step in the URL; null: the saved one. */
  step: number | null
  onStep: (step: number, move: StepMove) => void
  /** Called when answers were saved; the name may be new. */
  onSaved: (profile: Profile) => void
  /** Called when the profile is complete. */
  onDone: (user: User) => void
  onLogOut: () => void
  /** Set when a step of a complete profile is edited: goes back afterwards. */
  onClose?: () => void
}
