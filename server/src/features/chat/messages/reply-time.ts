import { workingMinutes } from '@dream/contract/rules/brokers/hours'
import type { Database } from '#platform/database/database.ts'
import { readBrokersWithReplies, readReplies, saveReplyTime } from './reply-time.store.ts'

/** Number of a broker's last replies that are measured. */
const MEASURED = 20

/** Measures a broker's time to the first reply: the median of the last ones, in minutes of their working hours. */
export async function refreshReplyTime({ db }: Database, brokerId: string): Promise<void> {
  const { hours, timeZone, replies } = await readReplies(db, brokerId, MEASURED)
  const minutes = replies
    .map(({ askedAt, repliedAt }) => workingMinutes({ hours, timeZone }, askedAt, repliedAt))
    .toSorted((a, b) => a - b)
  const median = minutes[minutes.length >> 1] ?? null
  await saveReplyTime(db, { brokerId, minutes: median, count: replies.length })
}

/** Measures all brokers whose replies changed lately, to make up for a lost measurement. */
export async function refreshReplyTimes(database: Database): Promise<void> {
  for (const brokerId of await readBrokersWithReplies(database.db)) await refreshReplyTime(database, brokerId)
}
