import { promisedReplyMinutes } from './brokers.ts'
import { type Hours, type Period, workingMinutes } from './hours.ts'

const WEEKDAYS = [1, 2, 3, 4, 5] as const
/** Default week for a broker without hours. */
const USUAL_HOURS: readonly Period[] = WEEKDAYS.map((day) => ({ day, from: '09:00', to: '17:00' }))

/** Hours and measured reply time of a broker. */
export type ReplyPace = Pick<Hours, 'hours' | 'timeZone'> & { replyMinutes: number | null }

/** Returns the hours by which a broker's promise is counted. */
export const promiseHours = (hours: readonly Period[]): readonly Period[] =>
  hours.length > 0 ? hours : USUAL_HOURS

/** Returns the used share of the promised time, in the broker's working hours: 1 is all of it, more is late. */
export function promiseUsed({ hours, timeZone, replyMinutes }: ReplyPace, since: Date, now: Date): number {
  return (
    workingMinutes({ hours: promiseHours(hours), timeZone }, since, now) / promisedReplyMinutes(replyMinutes)
  )
}
