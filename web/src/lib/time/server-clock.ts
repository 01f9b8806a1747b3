/** An answer that took longer says little about the time. */
const ROUND_TRIP_MAX_MS = 10_000
/** Headers give whole seconds, and answers take their time: less is no difference. */
const TOLERANCE_MS = 3000
const HALF_SECOND_MS = 500

let aheadMs = 0

/** Learns from an answer of the server how far this device's clock is ahead of its. */
export function noteServerTime(date: string | null, sentAt: number, receivedAt = Date.now()): void {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at) || receivedAt < sentAt || receivedAt - sentAt > ROUND_TRIP_MAX_MS) return
  const difference = (sentAt + receivedAt) / 2 - (at + HALF_SECOND_MS)
  aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

/** The time by the server's clock, in milliseconds since 1970, as far as it has said; the device's may be wrong by hours. */
export const serverNow = (): number => Date.now() - aheadMs
