import { buttonClass } from '#ui/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { Notice } from '#ui/notice.tsx'
import { Alone } from '../alone.tsx'

/** Any path that is no page (spec §2.3). */
export function NotFound() {
  return (
    <Alone>
      <Notice
        title="Page Not Found"
        drawing={<EmptyBlockDrawing />}
        actions={
          <a href="/explore" className={buttonClass({})}>
            Go to Explore
          </a>
        }
      >
        <p>There is nothing built at this address.</p>
      </Notice>
    </Alone>
  )
}
