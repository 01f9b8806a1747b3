import { BACK_ONLINE_MS } from '@dream/contract/rules/app/timing'
import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Whether the device says that it has a network; a "yes" promises nothing. */
export const isOnline = () => navigator.onLine

/** The same, kept up to date. */
export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)

/** `back` for 3 s after a return (product §4), for the banner. */
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
