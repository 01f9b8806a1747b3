import { useState } from 'react'
import { useSession } from '#lib/session/session.ts'

/** Whether somebody was signed in while this screen was shown, which tells a logout from a visit without a session. */
export function useWasSignedIn(): boolean {
  const { user } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn
}
