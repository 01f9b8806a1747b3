import { promisedReplyMinutes } from './brokers.ts'
import { type Hours, type Period, workingMinutes } from './hours.ts'

const WEEKDAYS = [1, 2, 3, 4, 5] as const
/** Of a broker who names no hours, a week like everybody's is counted. */
const USUAL_HOURS: readonly Period[] = WEEKDAYS.map((day) => ({ day, from: '09:00', to: '17:00' }))

/** By what a broker's wait is measured. */
export type ReplyPace = Pick<Hours, 'hours' | 'timeZone'> & { replyMinutes: number | null }

/** The hours by which a broker's promise is counted. */
export const promiseHours = (hours: readonly Period[]): readonly Period[] =>
  hours.length > 0 ? hours : USUAL_HOURS

/** How much of the promised time a wait has used up, in the broker's working hours: 1 is all of it, more is late. */
export function promiseUsed({ hours, timeZone, replyMinutes }: ReplyPace, since: Date, now: Date): number {
  return (
    workingMinutes({ hours: promiseHours(hours), timeZone }, since, now) / promisedReplyMinutes(replyMinutes)
  )
}
