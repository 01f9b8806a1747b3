import { createStore } from '#lib/store/create-store.ts'
import { isOnline } from '#lib/device/online.ts'

/** Status codes of a proxy in front of a server that is away. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the last call found the server away although the device is online. */
export const serverDoubt = createStore(false)

/** Records the status of a call; 0 is no answer at all. */
export function noteStatus(status: number): void {
  serverDoubt.set(status === 0 ? isOnline() : GATEWAY_STATUSES.has(status))
}
