import { useSyncExternalStore } from 'react'
import { prefersReducedMotion, REDUCED_MOTION } from './motion-preference.ts'

export { prefersReducedMotion }

function subscribe(tell: () => void) {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the person asked their device for less motion, kept up to date. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
