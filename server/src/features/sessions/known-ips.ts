import type { Attempts } from '#platform/limits/attempts.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** Email of an account, and an IP. */
type Place = { email: string; ip: string }

const KNOWN_FOR_MINUTES = 24 * 60
const ONCE_AN_HOUR = [{ count: 1, minutes: 60 }]
const keyOf = ({ email, ip }: Place) => ({ kind: 'login-known', subject: `${email} ${ip}` })

/**
 * Whether the person has signed in from this IP within a day, so that failures of strangers elsewhere do not lock them out here.
 */
export async function isKnownIp(db: Db | Tx, attempts: Attempts, place: Place): Promise<boolean> {
  return (await attempts.count(db, keyOf(place), KNOWN_FOR_MINUTES)) > 0
}

/** Remembers an IP from which the person has signed in. */
export async function rememberKnownIp(tx: Tx, attempts: Attempts, place: Place): Promise<void> {
  await attempts.take(tx, keyOf(place), ONCE_AN_HOUR)
}
