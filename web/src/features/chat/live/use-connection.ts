import { useIsOnline } from '#lib/device/online.ts'
import type { ConnectionState } from '#lib/socket/socket.ts'
import { useStore } from '#lib/store/use-store.ts'
import { connectionState } from './chat-socket.ts'

/** A first try that follows a short loss is not worth a word. */
const SHOWN_FROM_ATTEMPT = 2

const isSearching = (now: ConnectionState) =>
  now.state === 'stopped' || (now.state === 'waiting' && now.attempt >= SHOWN_FROM_ATTEMPT)

/** Whether the connection has been away for long enough to say so. */
export const useIsConnecting = () => useStore(connectionState, isSearching)

/** Whether what was last known of others, such as that they are there, can still be true. */
export function useIsInTouch(): boolean {
  const isConnecting = useIsConnecting()
  return useIsOnline() && !isConnecting
}
