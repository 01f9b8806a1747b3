import { logOut } from '#lib/auth/log-out.ts'
import { useSession, type User } from '#lib/session/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { SetOutDrawing } from '#ui/drawings/set-out.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Alone } from '../frame/alone.tsx'
import { usePath } from '../routing/use-path.ts'

const WELCOME = {
  title: 'Welcome',
  text: "Like what you'd live in, pass on what you wouldn't. Ten liked floor plans unlock your dreamlist.",
  wayOn: 'Start swiping',
}
const ADMIN = {
  title: 'The admin desk is being built',
  text: 'Designs, people and figures come in the next version. Your account is ready for it.',
  wayOn: 'Keep swiping',
}

/** A page that this version does not have yet, said plainly, with a way on. */
export function Coming() {
  const { title, text, wayOn } = usePath() === '/welcome' ? WELCOME : ADMIN
  const { user } = useSession()
  return (
    <Alone>
      <Notice title={title} drawing={<SetOutDrawing />} actions={<WayOn user={user} words={wayOn} />}>
        <p>{text}</p>
      </Notice>
    </Alone>
  )
}

function WayOn({ user, words }: { user: User | null; words: string }) {
  if (!user) return <ButtonLink href="/app-home">Go to login</ButtonLink>
  if (user.isBroker || user.isAdmin) {
    return (
      <Button variant="outline" onClick={() => void logOut()}>
        Log out
      </Button>
    )
  }
  return <ButtonLink href="/explore">{words}</ButtonLink>
}
