import { isOpenedHere, OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import type { StepMove } from '#features/onboarding/profile/profile-creation-props.ts'
import { ProfileCreationScreen } from '#features/onboarding/profile/profile-creation-screen.tsx'
import { logOut } from '#lib/auth/log-out.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'
import { afterProfile } from '../../boot/destination.ts'

/** Profile creation in five steps, each with its own URL, so that the phone's back goes one step back. */
export function ProfileCreation() {
  const { user } = useSession()
  const search = useSearchParams()
  if (!user) return null
  const requestedStep = Number(search.get('step'))

  /** Goes back through the history like the phone's back, so that neither leads forward again. */
  function go(step: number, move: StepMove) {
    if (move === 'back' && isOpenedHere()) return history.back()
    const isForward = move === 'forward'
    navigate(`/profile-creation?step=${step}`, { replace: !isForward, state: isForward ? OPENED_HERE : null })
  }
  function finish(complete: User) {
    setUser(complete)
    navigate(afterProfile(complete), { replace: true })
  }
  return (
    <ProfileCreationScreen
      user={user}
      step={requestedStep >= 1 ? requestedStep : null}
      onStep={go}
      onSaved={({ name }) => setUser({ ...user, name })}
      onDone={finish}
      onLogOut={() => void logOut()}
    />
  )
}
