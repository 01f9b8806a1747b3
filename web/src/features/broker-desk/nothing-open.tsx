import { Button } from '#ui/buttons/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import css from './chats-screen.module.css'
import { ClearDeskDrawing } from './list/clear-desk-drawing.tsx'

/** Shown beside the list while no conversation is open. */
export function NothingOpen({ onKeys }: { onKeys: () => void }) {
  return (
    <Notice
      className={css['nothing'] ?? ''}
      title="Choose a conversation"
      drawing={<ClearDeskDrawing />}
      actions={
        <Button variant="quiet" onClick={onKeys}>
          Keys: press ?
        </Button>
      }
    >
      <p>It opens here, with the buyer's brief and your notes beside it.</p>
    </Notice>
  )
}
