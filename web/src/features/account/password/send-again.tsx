import { asClock, useSecondsUntil } from '#lib/time/countdown.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { ResendLine } from '#ui/buttons/resend-line.tsx'
import { RESEND_MS, requestReset, type ResetRequest } from './reset-request.ts'

type Props = { request: ResetRequest; onSent: (request: ResetRequest) => void }

/** Requests another reset code for the same email. */
export function SendAgain({ request, onSent }: Props) {
  const seconds = useSecondsUntil(request.sentAt + RESEND_MS)
  const { isBusy, failure, run } = useSubmission("We couldn't send a code. Please try again.")
  return (
    <ResendLine
      wait={seconds > 0 ? asClock(seconds) : null}
      isBusy={isBusy}
      problem={failure?.message}
      onResend={() => void run(async () => onSent(await requestReset(request.email)))}
    />
  )
}
