import { logOut } from '#lib/auth/log-out.ts'
import { useSession, type User } from '#lib/session/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { SetOutDrawing } from '#ui/drawings/set-out.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Alone } from '../frame/alone.tsx'

/** A page that this version does not have yet, said plainly, with a way on. */
export function Coming() {
  const { user } = useSession()
  return (
    <Alone>
      <Notice title="Welcome" drawing={<SetOutDrawing />} actions={<WayOn user={user} />}>
        <p>
          Like what you'd live in, pass on what you wouldn't. Ten liked floor plans unlock your dreamlist.
        </p>
      </Notice>
    </Alone>
  )
}

function WayOn({ user }: { user: User | null }) {
  if (!user) return <ButtonLink href="/app-home">Go to login</ButtonLink>
  if (user.isBroker || user.isAdmin) {
    return (
      <Button variant="outline" onClick={() => void logOut()}>
        Log out
      </Button>
    )
  }
  return <ButtonLink href="/explore">Start swiping</ButtonLink>
}
