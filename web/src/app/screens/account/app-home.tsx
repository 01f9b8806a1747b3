import { Redirect } from '../../routing/redirect.tsx'
import { AccountScreen } from '#features/account/account-screen.tsx'
import { rememberedUser, setUser, useSession, type User } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { destination } from '../../boot/destination.ts'
import { emailInHistory } from './email-in-history.ts'

/** Login and registration; a signed-in person is redirected to their own page. */
export function AppHome() {
  const session = useSession()
  if (session.user) return <Redirect to={destination(session.user)} />
  if (session.state === 'loading' && rememberedUser()) return <Waiting text="Loading..." />

  const enter = (user: User) => setUser(user, { isJustLoggedIn: true })
  return <AccountScreen onSignedIn={enter} email={emailInHistory()} />
}
