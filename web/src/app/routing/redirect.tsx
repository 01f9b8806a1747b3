import { useLayoutEffect } from 'react'
import { navigate } from '#lib/navigation/navigation.ts'

/** Goes elsewhere instead of drawing; the page it stands for does not stay in the history. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
