import { navigate } from '#lib/navigation/navigation.ts'
import { ForgotPasswordScreen } from '#features/account/password/forgot-password-screen.tsx'
import { expireSession, useSession } from '#lib/session/session.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { emailInHistory } from './email-in-history.ts'

/** Long enough to be read while the next screen is looked at. */
const CONFIRMED_MS = 8000

/** Password reset by code; also for signed-in people. */
export function ForgotPassword() {
  const { user } = useSession()

  function finish(email: string) {
    // A new password ends every session, including this one.
    expireSession()
    showToast('Your new password is set. Log in with it.', { durationMs: CONFIRMED_MS })
    navigate('/app-home', { replace: true, state: { email } })
  }
  return (
    <ForgotPasswordScreen
      email={user?.email ?? emailInHistory()}
      onBack={() => navigate('/app-home')}
      onDone={finish}
    />
  )
}
