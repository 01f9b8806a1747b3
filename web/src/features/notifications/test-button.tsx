import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './notifications.module.css'

const FAILED = "Couldn't send the test. Check your connection and try again."

/** Sends a test notification to this device; `onGone` when the device turns out to be unsubscribed. */
export function TestButton({ onGone }: { onGone: () => void }) {
  const { isBusy, failure, run } = useSubmission(FAILED)
  const [isSent, setSent] = useState(false)

  async function send() {
    setSent(false)
    const failed = await run(() => call('POST /api/notifications/test'))
    if (failed?.code === 'not-subscribed') onGone()
    setSent(failed === null)
  }
  return (
    <div className={css['stack']}>
      <Button
        variant="outline"
        icon={<BellRing aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void send()}
      >
        Send a test
      </Button>
      <p role="status" className={css['status']}>
        {isSent && 'Sent. It should be here in a moment.'}
      </p>
      <ProblemLine message={failure?.message} />
    </div>
  )
}
