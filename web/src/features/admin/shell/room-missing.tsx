import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { Notice } from '#ui/status/notice.tsx'

/** An address of the admin area that has no room, or none for this admin. */
export function RoomMissing() {
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
