import { Button } from './button.tsx'
import css from './resend-line.module.css'

type Props = {
  /** Countdown until another code may be requested, as a clock; null when it may be now. */
  wait: string | null
  isBusy: boolean
  onResend: () => void
  problem?: string | undefined
}

/** "Send a new code", or the countdown until then. */
export function ResendLine({ wait, isBusy, onResend, problem }: Props) {
  return (
    <div className={css['line']}>
      {wait === null ? (
        <Button variant="quiet" isBusy={isBusy} onClick={onResend}>
          Send a new code
        </Button>
      ) : (
        <span className={css['wait']}>
          No code yet? You can send a new one in <b>{wait}</b>
        </span>
      )}
      {problem && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
