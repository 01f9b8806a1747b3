import { useState } from 'react'
import { useSession } from '#lib/session/session.ts'

/** Whether somebody has been signed in while this screen was shown: who then is not has logged out. */
export function useWasSignedIn(): boolean {
  const { user } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn
}
