import { useLayoutEffect } from 'react'
import { navigate } from '#lib/navigation/navigation.ts'

/** Navigates elsewhere instead of rendering, replacing the history entry. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
