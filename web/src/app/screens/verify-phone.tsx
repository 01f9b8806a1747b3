import { Redirect, useLocation } from 'wouter'
import { VerifyPhoneScreen } from '#features/onboarding/phone/verify-phone-screen.tsx'
import { logOut } from '#lib/log-out.ts'
import { setUser, useSession, type User } from '#lib/session.ts'
import { Waiting } from '#ui/placeholder.tsx'
import { destination } from '../boot/destination.ts'

/** The mobile number and its code. */
export function VerifyPhone() {
  const session = useSession()
  const [, navigate] = useLocation()
  if (session.state === 'loading') return <Waiting text="Loading..." />
  if (!session.user) return <Redirect to="/app-home" replace />

  function goOn(user: User) {
    setUser(user)
    navigate(destination(user), { replace: true })
  }
  return <VerifyPhoneScreen user={session.user} onVerified={goOn} onLogOut={() => void logOut()} />
}
