import { DesignsPage } from '#features/admin/designs/designs-page.tsx'
import { SwipeCard } from '#features/swipe/card/swipe-card.tsx'

const ignore = () => undefined

/** Admin page of designs, with the card that buyers swipe. */
export function Designs() {
  return (
    <DesignsPage renderCard={(design) => <SwipeCard design={design} place={0} depth={0} onOpen={ignore} />} />
  )
}
