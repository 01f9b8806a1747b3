import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import { useStepUpSheet } from '#lib/auth/use-step-up-sheet.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { noteStepUp } from './use-step-up.ts'

/** Step-up sheet for a sensitive call, which is then repeated. Closing it cancels the call. */
export function ConfirmSheet({ stepUp: { ways } }: { stepUp: AdminStepUp }) {
  const { isOpen, close } = useStepUpSheet()
  function confirmed(stepUp: AdminStepUp) {
    noteStepUp(stepUp)
    close(true)
  }
  return (
    <Sheet isOpen={isOpen} onClose={() => close(false)} label="Confirm it's you">
      <p className="secondary-text">This needs you to confirm again.</p>
      <ConfirmForm ways={ways} action="Confirm" onConfirmed={confirmed} />
    </Sheet>
  )
}
