import { Clock } from 'lucide-react'
import { useNow } from '#lib/time/now.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Banner } from '#ui/status/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { comingTimeText } from '../../list/time-text.ts'
import { arrange } from '../arrange.ts'

const MINUTE_MS = 60_000

/** Line with the end of the snooze, and a button to cancel it. */
export function SnoozedLine({ conversationId }: { conversationId: string }) {
  const { data: desk } = useApiQuery('GET /api/broker/conversations/:id/desk', {
    params: { id: conversationId },
  })
  const now = useNow(MINUTE_MS)
  const { isBusy, run } = useSubmission("Couldn't change this. Please try again.")
  const until = desk?.snoozedUntil ? new Date(desk.snoozedUntil) : null
  if (until === null || until.getTime() <= now) return null
  return (
    <Banner icon={<Clock aria-hidden="true" />}>
      Snoozed until {comingTimeText(until, new Date(now))}
      <Button
        size="small"
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => arrange([conversationId], { snoozedUntil: null }))}
      >
        Bring back now
      </Button>
    </Banner>
  )
}
