/** Maximum round trip of an answer that is used to measure the clock. */
const ROUND_TRIP_MAX_MS = 10_000
/** Tolerated difference: headers give whole seconds, and answers take their time. */
const TOLERANCE_MS = 3000
const HALF_SECOND_MS = 500

let aheadMs = 0

/** Measures from a server answer how far this device's clock is ahead. */
export function noteServerTime(date: string | null, sentAt: number, receivedAt = Date.now()): void {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at) || receivedAt < sentAt || receivedAt - sentAt > ROUND_TRIP_MAX_MS) return
  const difference = (sentAt + receivedAt) / 2 - (at + HALF_SECOND_MS)
  aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

/** Time by the server's clock in milliseconds since 1970, as far as it is known; the device's may be wrong by hours. */
export const serverNow = (): number => Date.now() - aheadMs
