import { createStore } from '#lib/store/create-store.ts'
import { isOnline } from '#lib/device/online.ts'

/** Answers of whatever stands before a server that is away itself. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the last call found the server away, although the device has a network. */
export const serverDoubt = createStore(false)

/** Notes how a call ended; 0 is no answer at all. */
export function noteStatus(status: number): void {
  serverDoubt.set(status === 0 ? isOnline() : GATEWAY_STATUSES.has(status))
}
