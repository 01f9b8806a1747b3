import { useState } from 'react'
import { asClock, useSecondsUntil } from '#lib/time/countdown.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { ResendLine } from '#ui/buttons/resend-line.tsx'
import type { Proof } from './proof.ts'
import type { SentCode } from './sent-code.ts'

type Props = { sent: SentCode; start: Proof['start']; onSent: (sent: SentCode) => void }

/** Sends another code to the same destination after the wait, which the server may extend. */
export function ResendCode({ sent, start, onSent }: Props) {
  const [blockedUntil, setBlockedUntil] = useState(0)
  const seconds = useSecondsUntil(Math.max(sent.resendAt, blockedUntil))
  const { isBusy, failure, run } = useSubmission("We couldn't send a code. Please try again.")

  async function resend() {
    const failed = await run(async () => onSent(await start(sent.to)))
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
