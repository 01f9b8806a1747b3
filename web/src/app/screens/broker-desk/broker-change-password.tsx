import { ChangePasswordCard } from '#features/account/password/change-password-card.tsx'
import { DeskFrame } from '#features/broker-desk/frame/desk-frame.tsx'
import { PasswordPage } from '#features/broker-desk/frame/password-page.tsx'
import { call } from '#lib/api/api-client.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { destination } from '../../boot/destination.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { Redirect } from '../../routing/redirect.tsx'
import { NeedsLogin } from '../account/needs-login.tsx'
import { useWasSignedIn } from '../account/use-was-signed-in.ts'
import { DeskLogOut } from './desk-log-out.tsx'

const OtherWays = lazyPart('OtherWays', () => import('./other-ways.tsx'))

/** Sign-in settings of a broker. Choosing a password is required at the first login; the rest can be changed at any time. */
export function BrokerChangePassword() {
  const session = useSession()
  const wasSignedIn = useWasSignedIn()
  if (session.state === 'loading') return <Waiting text="Loading..." />
  if (!session.user && !wasSignedIn) {
    return (
      <NeedsLogin title="Change your password">
        Brokers choose their own password here. Log in first: with the temporary one from your invitation, or
        with the one you have.
      </NeedsLogin>
    )
  }
  if (!session.user?.isBroker) return <Redirect to={destination(session.user)} />

  const { user } = session
  async function continueAs(from: User) {
    // The temporary password came by email and so also verified it; reload the user for that.
    const known = await call('GET /api/auth/me').catch(() => null)
    const changed = known ?? { ...from, mustChangePassword: false }
    setUser(changed)
    showToast('Your password is changed. Other devices are signed out.')
    navigate(destination(changed), { replace: true })
  }
  return (
    <DeskFrame user={user} here="password" logOut={<DeskLogOut />}>
      <PasswordPage isFirst={user.mustChangePassword} others={<OtherWays user={user} />}>
        <ChangePasswordCard email={user.email} onChanged={() => continueAs(user)} />
      </PasswordPage>
    </DeskFrame>
  )
}
