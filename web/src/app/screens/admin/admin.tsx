import { isPage } from '@dream/contract/rules/app/pages'
import type { AdminDoor } from '@dream/contract/api/admin/doors/door'
import { ChangePasswordCard } from '#features/account/password/change-password-card.tsx'
import { ConfirmSheet } from '#features/admin/door/confirm-sheet.tsx'
import { DoorPage, DoorScreen } from '#features/admin/door/door-screen.tsx'
import { lock, useDoor } from '#features/admin/door/use-door.ts'
import { AdminShell } from '#features/admin/shell/admin-shell.tsx'
import { hrefOf } from '#features/admin/shell/room.ts'
import { RoomMissing } from '#features/admin/shell/room-missing.tsx'
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
import { ROOMS } from './rooms.ts'

/** Admin area at /admin and below. Signed-in people without access get "not found"; signed-out people get the admin login. */
export function Admin() {
  const { state, user } = useSession()
  const {
    data: door,
    error,
    refetch,
  } = useDoor({ isAdmin: user?.isAdmin === true && !user.mustChangePassword })
  if (state === 'loading') return <Waiting />
  if (!user) return <AdminSignIn />
  if (!user.isAdmin || (error instanceof ApiError && error.status === 404)) return <NotFound />
  if (user.mustChangePassword) return <OwnPassword user={user} />
  if (door?.isOpen) return <Rooms user={user} door={door} />
  if (door) {
    return (
      <Alone>
        <DoorScreen door={door} onLogOut={logOut} />
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
      <DoorPage
        title="Choose your own password"
        lead="The one-time code was for this first login only."
        onLogOut={logOut}
      >
        <ChangePasswordCard
          email={user.email}
          currentLabel="One-time code"
          onChanged={() => setUser({ ...user, mustChangePassword: false })}
        />
      </DoorPage>
    </Alone>
  )
}

function Rooms({ user, door }: { user: User; door: AdminDoor }) {
  const path = usePath()
  const rooms = ROOMS.filter(({ roles }) => roles.includes(door.role))
  const here = rooms.find((room) => isPage(path, [`${hrefOf(room)}/*`]))
  const [first] = rooms
  if (path === '/admin' && first) return <Redirect to={hrefOf(first)} />
  return (
    <AdminShell {...{ user, rooms, here }} onClose={lock} onLogOut={logOut}>
      {here ? <here.Screen /> : <RoomMissing />}
      <ConfirmSheet door={door} />
    </AdminShell>
  )
}
