import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Alone } from '../frame/alone.tsx'

/** Not-found page for any other path (product §2.3). */
export function NotFound() {
  return (
    <Alone>
      <Notice
        title="Page Not Found"
        drawing={<EmptyBlockDrawing />}
        actions={<ButtonLink href="/explore">Go to Explore</ButtonLink>}
      >
        <p>There's nothing built at this address.</p>
      </Notice>
    </Alone>
  )
}
