import { logOut } from '#lib/auth/log-out.ts'
import { useSession, type User } from '#lib/session/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { SetOutDrawing } from '#ui/drawings/set-out.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Alone } from '../frame/alone.tsx'
import { hasBottomBar } from '../bars/tabs.ts'
import { usePath } from '../routing/use-path.ts'
import { comingText } from './coming-text.ts'

/** A page that this version does not have yet, said plainly, with a way on. */
export function Coming() {
  const path = usePath()
  const { user } = useSession()
  const { title, text } = comingText(path)
  const notice = (
    <Notice title={title} drawing={<SetOutDrawing />} actions={<WayOn user={user} path={path} />}>
      <p>{text}</p>
    </Notice>
  )
  return hasBottomBar(path) ? notice : <Alone>{notice}</Alone>
}

function WayOn({ user, path }: { user: User | null; path: string }) {
  if (!user) return <LinkButton href="/app-home">Go to login</LinkButton>
  if (user.isBroker || user.isAdmin) {
    return (
      <Button variant="outline" onClick={() => void logOut()}>
        Log out
      </Button>
    )
  }
  return <LinkButton href="/explore">{path === '/welcome' ? 'Start swiping' : 'Keep swiping'}</LinkButton>
}

function LinkButton({ href, children }: { href: string; children: string }) {
  return <ButtonLink href={href}>{children}</ButtonLink>
}
