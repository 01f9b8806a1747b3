import { LoginPanel } from '#features/account/login-panel.tsx'
import { useLoginForm } from '#features/account/use-account-forms.ts'
import { StepUpPage } from '#features/admin/step-up/step-up-screen.tsx'
import { navigate } from '#lib/navigation/navigation.ts'
import { setUser, type User } from '#lib/session/session.ts'
import { destination } from '../../boot/destination.ts'
import { Alone } from '../../frame/alone.tsx'

/** Admin login at the requested URL. It has no registration; people who are not admins are redirected to their own page. */
export function AdminSignIn() {
  const login = useLoginForm('', enter)
  return (
    <Alone>
      <StepUpPage title="Admin login" lead="For the people who look after Dream Design.">
        <LoginPanel state={login} onSignedIn={enter} />
      </StepUpPage>
    </Alone>
  )
}

function enter(user: User) {
  if (user.isAdmin) return setUser(user)
  setUser(user, { isJustLoggedIn: true })
  navigate(destination(user), { replace: true })
}
