import type { CardDesign } from '@dream/contract/api/designs/design'
import type { RoomInStyle } from '@dream/contract/api/designs/same-room'
import { type ComponentProps, lazy, useCallback, useState } from 'react'
import { DesignDetails } from '#features/design-details/design-details.tsx'
import { DesignNoteAudience } from '#features/dreamlist/sharing/note-audience.tsx'
import { redealHand } from '#features/swipe/hand/saved-hand.ts'
import { recordSwipe } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { WhenLoaded } from '../../when-loaded.tsx'
import { useLikedIds } from './use-liked-ids.ts'

const loadPlans = () => import('#features/plans/plan-layers.tsx')
const PlanLayers = lazy(async () => ({ default: (await loadPlans()).PlanLayers }))

type OwnProps = 'onShowOnBlock' | 'onLikeVersion' | 'liked' | 'NoteAudience'
type Props = Omit<ComponentProps<typeof DesignDetails>, OwnProps> & {
  /** Whether the opened design is already liked, so that its room may be liked in other styles too. */
  isLiked?: boolean
}

/** Details of a design, and over them its plan on the person's block. */
export function DetailsLayer({ isLiked = false, ...props }: Props) {
  const { onClose, onDecide } = props
  const [sited, setSited] = useState<CardDesign | null>(null)
  const liked = useLikedIds()
  const leaveBlock = useCallback(() => setSited(null), [])
  /** Likes the room in another style, which is a design of its own: the original card stays and is decided separately. */
  function likeVersion({ style, design }: RoomInStyle) {
    recordSwipe(design, 'like', true)
    // It may wait in the hand, or have been swiped from it.
    void redealHand(design.id)
    showToast(onDecide ? `Liked in ${style}. This card is still yours to decide.` : `Liked in ${style}.`)
    onClose()
  }
  return (
    <>
      <DesignDetails
        {...props}
        onShowOnBlock={() => setSited(props.design)}
        liked={liked}
        NoteAudience={DesignNoteAudience}
        onLikeVersion={isLiked || onDecide ? likeVersion : undefined}
      />
      {sited && (
        <WhenLoaded load={loadPlans} onMissing={leaveBlock}>
          <PlanLayers sited={sited} onSite={setSited} />
        </WhenLoaded>
      )}
    </>
  )
}
