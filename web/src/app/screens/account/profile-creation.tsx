import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { ProfileCreationScreen } from '#features/onboarding/profile/profile-creation-screen.tsx'
import { logOut } from '#lib/auth/log-out.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'
import { destination } from '../../boot/destination.ts'

/** The five steps; each has its own URL, so that the phone's back goes one step back. */
export function ProfileCreation() {
  const { user } = useSession()
  const search = useSearchParams()
  if (!user) return null
  const requestedStep = Number(search.get('step'))

  function finish(complete: User) {
    setUser(complete)
    navigate(destination(complete), { replace: true })
  }
  return (
    <ProfileCreationScreen
      user={user}
      step={requestedStep >= 1 ? requestedStep : null}
      onStep={(step) => navigate(`/profile-creation?step=${step}`)}
      onSaved={({ name }) => setUser({ ...user, name })}
      onDone={finish}
      onLogOut={() => void logOut()}
    />
  )
}
