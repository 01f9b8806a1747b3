import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { Notice } from '#ui/status/notice.tsx'

/** Not-found page of the admin area, also for pages that this admin may not open. */
export function PageMissing() {
  return (
    <Notice
      title="Page Not Found"
      drawing={<EmptyBlockDrawing />}
      actions={<ButtonLink href="/admin">Back to the start</ButtonLink>}
    >
      <p>There's nothing at this address, or it isn't part of your role.</p>
    </Notice>
  )
}
