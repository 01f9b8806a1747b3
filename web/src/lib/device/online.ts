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

/** Whether the device reports a network; true guarantees nothing. */
export const isOnline = () => navigator.onLine

/** Live value of `isOnline`. */
export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)

/** Connection state for the banner: `back` for 3 s after a return (product §4). */
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
