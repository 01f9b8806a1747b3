import { navigate } from '#lib/navigation/navigation.ts'
import { Redirect } from '../../routing/redirect.tsx'
import { VerifyPhoneScreen } from '#features/onboarding/phone/verify-phone-screen.tsx'
import { logOut } from '#lib/auth/log-out.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { destination } from '../../boot/destination.ts'

/** The mobile number and its code. */
export function VerifyPhone() {
  const session = useSession()
  if (session.state === 'loading') return <Waiting text="Loading..." />
  if (!session.user) return <Redirect to="/app-home" />

  function continueAs(user: User) {
    setUser(user)
    navigate(destination(user), { replace: true })
  }
  return <VerifyPhoneScreen user={session.user} onVerified={continueAs} onLogOut={() => void logOut()} />
}
