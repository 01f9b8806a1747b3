import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './my-block.module.css'

type Props = { isOpen: boolean; isBusy: boolean; onStay: () => void; onLeave: () => void; onSave: () => void }

/** Confirmation before a changed block is left. */
export function LeaveQuestion({ isOpen, isBusy, onStay, onLeave, onSave }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onStay} label="Save your block?">
      <div className={css['question']}>
        <p>You've changed it. If you leave now, the changes are lost.</p>
        <Button isBusy={isBusy} onClick={onSave}>
          Save and leave
        </Button>
        <Button variant="outline" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button variant="quiet" onClick={onStay}>
          Keep editing
        </Button>
      </div>
    </Sheet>
  )
}
