import { navigate } from '#lib/navigation/navigation.ts'
import { VerifyPhoneScreen } from '#features/onboarding/phone/verify-phone-screen.tsx'
import { logOut } from '#lib/auth/log-out.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { destination } from '../../boot/destination.ts'
import { Redirect } from '../../routing/redirect.tsx'
import { NeedsLogin } from './needs-login.tsx'
import { useWasSignedIn } from './use-was-signed-in.ts'

/** Verification of the email and the mobile number by code. */
export function VerifyPhone() {
  const session = useSession()
  const wasSignedIn = useWasSignedIn()
  if (session.state === 'loading') return <Waiting text="Loading..." />
  if (!session.user && wasSignedIn) return <Redirect to="/app-home" />
  if (!session.user) {
    return (
      <NeedsLogin title="Confirm your mobile">
        This is where a new account confirms its email and mobile number. Log in or register first, and you'll
        come back here by yourself.
      </NeedsLogin>
    )
  }
  function continueAs(user: User) {
    setUser(user)
    navigate(destination(user), { replace: true })
  }
  return (
    <VerifyPhoneScreen
      user={session.user}
      onEmailVerified={setUser}
      onVerified={continueAs}
      onLogOut={() => void logOut()}
    />
  )
}
