import type { Attempts, Limit } from '#platform/limits/attempts.ts'
import type { Tx } from '#platform/database/database.ts'
import { networkOf } from './network-of.ts'
import {
  type Channel,
  insertSentCode,
  type Origin,
  readShareEntered,
  readUnenteredWait,
} from './sent-codes.store.ts'

/** Code that is about to be sent; `prefix`: of the number, for texts. */
export type Sending = { channel: Channel; ip: string; prefix?: string | undefined }

/** Reason why a code is not sent, and the wait until the next one. The last three alert the owners. */
export type Stop = { why: 'network' | 'prefix' | 'day' | 'not-entered'; waitSeconds: number }

/** Settings by the operator. */
export type SendSettings = { smsPerDay: number; resetEmailsPerDay: number; rateLimitScale: number }

type PerNetwork = Readonly<Record<Channel, readonly Limit[]>>

/** Rate limit of codes to one network. A mobile carrier has thousands of people in one, who do not all register in one hour. */
const PER_NETWORK: PerNetwork = {
  sms: [
    { count: 150, minutes: 60 },
    { count: 600, minutes: 24 * 60 },
  ],
  email: [
    { count: 200, minutes: 60 },
    { count: 1000, minutes: 24 * 60 },
  ],
}
/** Rate limit of those that were not entered: people enter theirs within minutes, programs do not. */
const UNENTERED_PER_NETWORK: PerNetwork = {
  sms: [
    { count: 40, minutes: 60 },
    { count: 150, minutes: 24 * 60 },
  ],
  email: [
    { count: 60, minutes: 60 },
    { count: 300, minutes: 24 * 60 },
  ],
}
/** Rate limit per prefix of ten thousand numbers: SMS pumping pays for numbers in a row. */
const PER_PREFIX = [{ count: 30, minutes: 24 * 60 }]
const PREFIX_DIGITS_LEFT = 4
/**
 * Min share of the last codes that must have been entered; below it no person reads them. It is lower for resets, which people ask
 * for twice or then remember the password.
 */
const ENTERED: Readonly<Record<Channel, { last: number; atLeast: number; share: number }>> = {
  sms: { last: 60, atLeast: 30, share: 0.3 },
  email: { last: 200, atLeast: 100, share: 0.1 },
}
/** Trickle while stopped, to detect that people are back. */
const WHILE_STOPPED = [{ count: 12, minutes: 60 }]
const RETRY_S = 15 * 60

export const prefixOf = (phone: string) => phone.slice(0, -PREFIX_DIGITS_LEFT)

export type SendLimits = ReturnType<typeof createSendLimits>

/**
 * Limits against codes sent in bulk at our cost. `readSettings` is called each time: a setting may change while the server runs.
 */
export function createSendLimits({
  attempts,
  readSettings,
}: {
  attempts: Pick<Attempts, 'take'>
  readSettings: () => SendSettings
}) {
  const isOver = async (tx: Tx, key: { kind: string; subject: string }, limits: readonly Limit[]) =>
    attempts.take(tx, key, limits)

  return {
    /** Counts a code that is sent when this commits; returns the id of its row, with which it is later marked as entered. */
    async take(tx: Tx, { channel, ip, prefix }: Sending): Promise<{ sentId: string } | Stop> {
      const settings = readSettings()
      const origin = { channel, network: networkOf(ip) }
      const perNetwork = scaled(PER_NETWORK[channel], settings.rateLimitScale)
      const inNetwork = await isOver(tx, { kind: `${channel}-network`, subject: origin.network }, perNetwork)
      if (inNetwork !== null) return { why: 'network', waitSeconds: inNetwork }
      const unentered = await unenteredWait(tx, origin, settings.rateLimitScale)
      if (unentered > 0) return { why: 'network', waitSeconds: unentered }
      const ofPrefix =
        prefix === undefined
          ? null
          : await isOver(tx, { kind: `${channel}-prefix`, subject: prefix }, PER_PREFIX)
      if (ofPrefix !== null) return { why: 'prefix', waitSeconds: ofPrefix }
      const count = channel === 'sms' ? settings.smsPerDay : settings.resetEmailsPerDay
      const inAll =
        count === 0
          ? RETRY_S
          : await isOver(tx, { kind: `${channel}-all`, subject: '' }, [{ count, minutes: 24 * 60 }])
      if (inAll !== null) return { why: 'day', waitSeconds: Math.min(inAll, 60 * 60) }
      if (await isNotEntered(tx, channel)) {
        const trickle = await isOver(tx, { kind: `${channel}-stopped`, subject: '' }, WHILE_STOPPED)
        if (trickle !== null) return { why: 'not-entered', waitSeconds: RETRY_S }
      }
      return { sentId: await insertSentCode(tx, origin) }
    },
  }
}

const scaled = (limits: readonly Limit[], scale: number) =>
  limits.map(({ count, minutes }) => ({ count: Math.max(1, Math.floor(count * scale)), minutes }))

async function unenteredWait(tx: Tx, origin: Origin, scale: number): Promise<number> {
  let longest = 0
  for (const limit of scaled(UNENTERED_PER_NETWORK[origin.channel], scale)) {
    longest = Math.max(longest, await readUnenteredWait(tx, origin, limit))
  }
  return longest
}

async function isNotEntered(tx: Tx, channel: Channel): Promise<boolean> {
  const { last, atLeast, share } = ENTERED[channel]
  const { sent, entered } = await readShareEntered(tx, { channel, last })
  return sent >= atLeast && entered / sent < share
}
