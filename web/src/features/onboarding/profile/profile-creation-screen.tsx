import type { Profile } from '@dream/contract/api/profile'
import type { User } from '@dream/contract/api/user'
import { useState } from 'react'
import { useAnswer } from '#lib/query.ts'
import { Button } from '#ui/button.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { ProfileSteps } from './profile-steps.tsx'
import css from './steps.module.css'

export type ProfileCreationProps = {
  user: User
  /** The step that is asked for by the address; null leaves it to what was saved. */
  step: number | null
  onStep: (step: number) => void
  /** Answers were saved; the name may be new. */
  onSaved: (profile: Profile) => void
  /** The profile is complete. */
  onDone: (user: User) => void
  onLogOut: () => void
  /** Set when answers of a complete profile are edited: one step, then back. */
  onClose?: () => void
}

/** The five steps, once the saved answers are here. */
export function ProfileCreationScreen(props: ProfileCreationProps) {
  const { data: profile, error, isFetching, refetch } = useAnswer('GET /api/profile')
  const [isReady, setReady] = useState(false)
  // Kept answers may be those of another week: the steps start from what the server says now, if it can be reached.
  if (profile && !isFetching && !isReady) setReady(true)
  if (profile && isReady) return <ProfileSteps key={props.user.id} {...props} profile={profile} />
  if (!error) return <Waiting text="Loading..." />
  return (
    <div className={css['failed']}>
      <ProblemLine message="We could not load your answers. Check your connection and try again." />
      <Button onClick={() => void refetch()}>Try again</Button>
      <Button variant="quiet" onClick={props.onClose ?? props.onLogOut}>
        {props.onClose ? 'Back' : 'Log out'}
      </Button>
    </div>
  )
}
