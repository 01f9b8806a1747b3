import { useCallback, useSyncExternalStore } from 'react'
import { subscribeTo } from './device.ts'

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((tell: () => void) => subscribeTo(query)(tell), [query])
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
