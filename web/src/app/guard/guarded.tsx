import { JUST_LOGGED_IN_MS } from '@dream/contract/rules/timing'
import { useEffect, useState, type ReactNode } from 'react'
import { Redirect } from '../redirect.tsx'
import { isJustLoggedIn, useSession } from '#lib/session.ts'
import { Waiting } from '#ui/placeholder.tsx'
import { guard } from './guard.ts'

/** Shows a guarded page to whom it is for, and sends everyone else where they belong. */
export function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const session = useSession()
  const verdict = guard(session.user, path, { isJustLoggedIn: isJustLoggedIn() })
  useAnotherLook(verdict.kind === 'wait')

  if (session.state === 'loading') return <Waiting text="Loading..." />
  if (verdict.kind === 'wait') return <Waiting text="Authenticating..." />
  if (verdict.kind === 'redirect') return <Redirect to={verdict.to} />
  return children
}

/** Looks again when a suspension must have ended. */
function useAnotherLook(isSuspended: boolean) {
  const [, look] = useState(0)
  useEffect(() => {
    if (!isSuspended) return
    const timer = setTimeout(() => look((count) => count + 1), JUST_LOGGED_IN_MS)
    return () => clearTimeout(timer)
  }, [isSuspended])
}
