import { useSyncExternalStore } from 'react'
import { useIsOnline } from '#lib/online.ts'
import { connection, onConnection } from './wire.ts'

/** A first try that follows a short loss is not worth a word. */
const SAID_FROM_ATTEMPT = 2

const isSearching = () => {
  const now = connection()
  return now.state === 'stopped' || (now.state === 'waiting' && now.attempt >= SAID_FROM_ATTEMPT)
}

/** Whether the line has been away for long enough to say so. */
export const useIsConnecting = () => useSyncExternalStore(onConnection, isSearching)

/** Whether what was heard last of others, such as that they are there, can still be true. */
export function useIsInTouch(): boolean {
  const isConnecting = useIsConnecting()
  return useIsOnline() && !isConnecting
}
