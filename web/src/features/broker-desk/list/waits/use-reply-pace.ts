import { openingAt } from '@dream/contract/rules/brokers/hours'
import { promiseHours, promiseUsed } from '@dream/contract/rules/brokers/promise'
import { useApiQuery } from '#lib/api/query.ts'

/** Wait relative to the promised reply time: the share of it that is used up, and whether it is exceeded during working hours. */
export type Wait = { used: number; tone: 'early' | 'late' | 'closed' }

/** Measures waits by the broker's promised reply time, in working hours; outside of them nothing is urgent. */
export function useReplyPace(now: number): (waitingSince: string) => Wait | null {
  const { data: page } = useApiQuery('GET /api/broker/profile')
  if (!page?.hours || !page.timeZone) return () => null
  const { timeZone, replyMinutes } = page
  const hours = promiseHours(page.hours)
  const awayUntil = page.awayUntil ? new Date(page.awayUntil) : null
  const { isOpen } = openingAt({ hours, timeZone, awayUntil }, new Date(now))
  return (waitingSince) => {
    const used = promiseUsed({ hours, timeZone, replyMinutes }, new Date(waitingSince), new Date(now))
    return { used, tone: !isOpen ? 'closed' : used > 1 ? 'late' : 'early' }
  }
}
