import { isPage } from '@dream/contract/rules/app/pages'
import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import { ChangePasswordCard } from '#features/account/password/change-password-card.tsx'
import { ConfirmSheet } from '#features/admin/step-up/confirm-sheet.tsx'
import { StepUpPage, StepUpScreen } from '#features/admin/step-up/step-up-screen.tsx'
import { lock, useStepUp } from '#features/admin/step-up/use-step-up.ts'
import { AdminShell } from '#features/admin/shell/admin-shell.tsx'
import { hrefOf } from '#features/admin/shell/page-entry.ts'
import { PageMissing } from '#features/admin/shell/page-missing.tsx'
import { ApiError } from '#lib/api/api-client.ts'
import { logOut } from '#lib/auth/log-out.ts'
import { setUser, useSession, type User } from '#lib/session/session.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Alone } from '../../frame/alone.tsx'
import { Redirect } from '../../routing/redirect.tsx'
import { usePath } from '../../routing/use-path.ts'
import { NotFound } from '../not-found.tsx'
import { AdminSignIn } from './admin-sign-in.tsx'
import { ADMIN_PAGES } from './pages.ts'

/** Admin area at /admin and below. Signed-in people without access get "not found"; signed-out people get the admin login. */
export function Admin() {
  const { state, user } = useSession()
  const {
    data: stepUp,
    error,
    refetch,
  } = useStepUp({ isAdmin: user?.isAdmin === true && !user.mustChangePassword })
  if (state === 'loading') return <Waiting />
  if (!user) return <AdminSignIn />
  if (!user.isAdmin || (error instanceof ApiError && error.status === 404)) return <NotFound />
  if (user.mustChangePassword) return <OwnPassword user={user} />
  if (stepUp?.isOpen) return <AdminPages user={user} stepUp={stepUp} />
  if (stepUp) {
    return (
      <Alone>
        <StepUpScreen stepUp={stepUp} onLogOut={logOut} />
      </Alone>
    )
  }
  if (!error) return <Waiting />
  return (
    <Alone>
      <LoadFailed title="Couldn't open the admin area" error={error} onRetry={refetch} />
    </Alone>
  )
}

/** First login of an admin: the one-time code is spent, so they choose a password. */
function OwnPassword({ user }: { user: User }) {
  return (
    <Alone>
      <StepUpPage
        title="Choose your own password"
        lead="The one-time code was for this first login only."
        onLogOut={logOut}
      >
        <ChangePasswordCard
          email={user.email}
          currentLabel="One-time code"
          onChanged={() => setUser({ ...user, mustChangePassword: false })}
        />
      </StepUpPage>
    </Alone>
  )
}

function AdminPages({ user, stepUp }: { user: User; stepUp: AdminStepUp }) {
  const path = usePath()
  const pages = ADMIN_PAGES.filter(({ roles }) => roles.includes(stepUp.role))
  const here = pages.find((entry) => isPage(path, [`${hrefOf(entry)}/*`]))
  const [first] = pages
  if (path === '/admin' && first) return <Redirect to={hrefOf(first)} />
  return (
    <AdminShell {...{ user, pages, here }} onClose={lock} onLogOut={logOut}>
      {here ? <here.Screen /> : <PageMissing />}
      <ConfirmSheet stepUp={stepUp} />
    </AdminShell>
  )
}
