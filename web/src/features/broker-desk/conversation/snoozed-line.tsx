import { Clock } from 'lucide-react'
import { useNow } from '#lib/now.ts'
import { useAnswer } from '#lib/query.ts'
import { useSubmission } from '#lib/submission.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { comingWords } from '../list/when-words.ts'
import { arrange } from './arrange.ts'

const MINUTE_MS = 60_000

/** Says until when a conversation is put off, and takes it back. */
export function SnoozedLine({ conversationId }: { conversationId: string }) {
  const { data: desk } = useAnswer('GET /api/broker/conversations/:id/desk', {
    params: { id: conversationId },
  })
  const now = useNow(MINUTE_MS)
  const { isBusy, run } = useSubmission('This could not be changed. Please try again.')
  const until = desk?.snoozedUntil ? new Date(desk.snoozedUntil) : null
  if (until === null || until.getTime() <= now) return null
  return (
    <Banner icon={<Clock aria-hidden="true" />}>
      Snoozed until {comingWords(until, new Date(now))}
      <Button
        size="small"
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => arrange(conversationId, { snoozedUntil: null }))}
      >
        Bring back now
      </Button>
    </Banner>
  )
}
