import { useIsOnline } from '#lib/device/online.ts'
import type { ConnectionState } from '#lib/socket/socket.ts'
import { useStore } from '#lib/store/use-store.ts'
import { connectionState } from './chat-socket.ts'

/** First attempt at which the banner shows: a single retry after a short loss is not worth one. */
const SHOWN_FROM_ATTEMPT = 2

const isSearching = (now: ConnectionState) =>
  now.state === 'stopped' || (now.state === 'waiting' && now.attempt >= SHOWN_FROM_ATTEMPT)

/** Whether the connection has been down long enough to show it. */
export const useIsConnecting = () => useStore(connectionState, isSearching)

/** Whether the last known state of others, such as their online status, may still be current. */
export function useIsInTouch(): boolean {
  const isConnecting = useIsConnecting()
  return useIsOnline() && !isConnecting
}
