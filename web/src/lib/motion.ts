import { useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether the person asked their device for less motion. */
export const prefersReducedMotion = () => matchMedia(REDUCED).matches

function subscribe(tell: () => void) {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** The same, kept up to date. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
