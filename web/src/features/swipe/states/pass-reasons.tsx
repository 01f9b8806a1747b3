import { PASS_REASONS_MAX, PASS_REASONS_MS } from '@dream/contract/rules/designs/swipe'
import { useEffect, useState } from 'react'
import css from './pass-reasons.module.css'
import type { Reason } from './use-deck-messages.ts'

type Props = {
  reasons: readonly Reason[]
  onReason: (reason: Reason) => void
  onDone: () => void
}

/** Asks for the reason of a pass, for three seconds; longer while a pointer or the focus is on it. */
export function PassReasons({ reasons, onReason, onDone }: Props) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onDone, PASS_REASONS_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the three seconds run from the pass, whatever else is drawn meanwhile
  }, [isHeld])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while someone is on it
    <div
      className={css['strip']}
      role="group"
      aria-label="Why did you pass?"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      <span aria-hidden="true">Why?</span>
      {reasons.slice(0, PASS_REASONS_MAX).map((reason) => (
        <button
          key={reason.tag}
          type="button"
          onClick={() => {
            onReason(reason)
            onDone()
          }}
        >
          <span>{reason.label}</span>
        </button>
      ))}
    </div>
  )
}
