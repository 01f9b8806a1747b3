import type { Attempts } from '#platform/attempts.ts'
import type { Db, Tx } from '#platform/database.ts'

/** A person's mail address, and a network address. */
type Place = { email: string; address: string }

const KNOWN_FOR_MINUTES = 24 * 60
const NOTED_ONCE_AN_HOUR = [{ count: 1, minutes: 60 }]
const counted = ({ email, address }: Place) => ({ kind: 'login-known', subject: `${email} ${address}` })

/** Whether the person has signed in from there within a day: what strangers do elsewhere then does not lock them out. */
export async function isKnownAddress(db: Db | Tx, attempts: Attempts, place: Place): Promise<boolean> {
  return (await attempts.count(db, counted(place), KNOWN_FOR_MINUTES)) > 0
}

/** Notes that the person has proved there to be themselves. */
export async function noteKnownAddress(tx: Tx, attempts: Attempts, place: Place): Promise<void> {
  await attempts.take(tx, counted(place), NOTED_ONCE_AN_HOUR)
}
