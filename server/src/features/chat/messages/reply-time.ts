import { workingMinutes } from '@dream/contract/rules/brokers/hours'
import type { Database } from '#platform/database/database.ts'
import { readBrokersWithReplies, readReplies, saveReplyTime } from './reply-time.store.ts'

/** The last replies that a broker is measured by. */
const MEASURED = 20

/** Measures how long a broker takes for the first reply: the median of the last ones, in minutes of their working hours. */
export async function refreshReplyTime({ db }: Database, brokerId: string): Promise<void> {
  const { hours, timeZone, replies } = await readReplies(db, brokerId, MEASURED)
  const minutes = replies
    .map(({ askedAt, repliedAt }) => workingMinutes({ hours, timeZone }, askedAt, repliedAt))
    .toSorted((a, b) => a - b)
  const median = minutes[minutes.length >> 1] ?? null
  await saveReplyTime(db, { brokerId, minutes: median, count: replies.length })
}

/** The same for everybody whose replies changed lately: a measurement that got lost is made up for. */
export async function refreshReplyTimes(database: Database): Promise<void> {
  for (const brokerId of await readBrokersWithReplies(database.db)) await refreshReplyTime(database, brokerId)
}
