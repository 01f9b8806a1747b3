import { useState } from 'react'
import { asClock, useSecondsUntil } from '#lib/time/countdown.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { ResendLine } from '#ui/buttons/resend-line.tsx'
import type { SentCode } from './sent-code.ts'
import { startPhone } from './start-phone.ts'

type Props = { sent: SentCode; onSent: (sent: SentCode) => void }

/** Another code for the same number, once the wait is over; the server may ask for a longer one. */
export function ResendCode({ sent, onSent }: Props) {
  const [blockedUntil, setBlockedUntil] = useState(0)
  const seconds = useSecondsUntil(Math.max(sent.resendAt, blockedUntil))
  const { isBusy, failure, run } = useSubmission("We couldn't send a code. Please try again.")

  async function resend() {
    const failed = await run(async () => onSent(await startPhone(sent.phone)))
    if (failed?.retryAfterSeconds) setBlockedUntil(Date.now() + failed.retryAfterSeconds * 1000)
  }
  return (
    <ResendLine
      wait={seconds > 0 ? asClock(seconds) : null}
      isBusy={isBusy}
      problem={failure?.message}
      onResend={() => void resend()}
    />
  )
}
