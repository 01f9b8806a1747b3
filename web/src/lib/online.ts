import { BACK_ONLINE_MS } from '@dream/contract/rules/timing'
import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the device says that it has a network; a "yes" promises nothing. */
export const isOnline = () => navigator.onLine

/** The same, kept up to date. */
export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)

/** `back` for 3 s after a return (spec §4), for the banner. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const isConnected = useIsOnline()
  const [wasOffline, setWasOffline] = useState(!isConnected)
  if (!isConnected && !wasOffline) setWasOffline(true)
  useEffect(() => {
    if (!isConnected || !wasOffline) return
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS)
    return () => clearTimeout(timer)
  }, [isConnected, wasOffline])
  if (!isConnected) return 'offline'
  return wasOffline ? 'back' : 'online'
}
