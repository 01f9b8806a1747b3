import type { Attempts } from '#platform/limits/attempts.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** An account's email, and an IP. */
type Place = { email: string; ip: string }

const KNOWN_FOR_MINUTES = 24 * 60
const ONCE_AN_HOUR = [{ count: 1, minutes: 60 }]
const keyOf = ({ email, ip }: Place) => ({ kind: 'login-known', subject: `${email} ${ip}` })

/** Whether the person has signed in from this IP within a day: what strangers do elsewhere then does not lock them out. */
export async function isKnownIp(db: Db | Tx, attempts: Attempts, place: Place): Promise<boolean> {
  return (await attempts.count(db, keyOf(place), KNOWN_FOR_MINUTES)) > 0
}

/** Remembers an IP from which the person has signed in. */
export async function rememberKnownIp(tx: Tx, attempts: Attempts, place: Place): Promise<void> {
  await attempts.take(tx, keyOf(place), ONCE_AN_HOUR)
}
