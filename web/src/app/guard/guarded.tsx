import { JUST_LOGGED_IN_MS } from '@dream/contract/rules/app/timing'
import { useEffect, useState, type ReactNode } from 'react'
import { Redirect } from '../routing/redirect.tsx'
import { isJustLoggedIn, useSession } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { guard } from './guard.ts'

/** Shows a guarded page to people with access, and redirects everyone else. */
export function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const session = useSession()
  const outcome = guard(session.user, path, { isJustLoggedIn: isJustLoggedIn() })
  useRecheck(outcome.kind === 'wait')

  if (session.state === 'loading') return <Waiting text="Loading..." />
  if (outcome.kind === 'wait') return <Waiting text="Authenticating..." />
  if (outcome.kind === 'redirect') return <Redirect to={outcome.to} />
  return children
}

/** Checks the session again at the end of a suspension. */
function useRecheck(isSuspended: boolean) {
  const [, recheck] = useState(0)
  useEffect(() => {
    if (!isSuspended) return
    const timer = setTimeout(() => recheck((count) => count + 1), JUST_LOGGED_IN_MS)
    return () => clearTimeout(timer)
  }, [isSuspended])
}
