import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import type { ProfileCreationProps } from './profile-creation-props.ts'
import { ProfileSteps } from './profile-steps.tsx'
import css from './steps/steps.module.css'

/** Five steps of the profile, once the saved answers are loaded. */
export function ProfileCreationScreen(props: ProfileCreationProps) {
  const { data: profile, error, isFetching, refetch } = useApiQuery('GET /api/profile')
  const [isReady, setReady] = useState(false)
  // Cached answers may be old: start from the server's current ones, if it can be reached.
  if (profile && !isFetching && !isReady) setReady(true)
  if (profile && isReady) return <ProfileSteps key={props.user.id} {...props} profile={profile} />
  if (!error) return <Waiting text="Loading..." />
  return (
    <div className={css['failed']}>
      <ProblemLine message={`Couldn't load your answers. ${error.message}`} />
      <Button onClick={() => void refetch()}>Try again</Button>
      <Button variant="quiet" onClick={props.onClose ?? props.onLogOut}>
        {props.onClose ? 'Back' : 'Log out'}
      </Button>
    </div>
  )
}
