import type { LikedDesign } from '@dream/contract/api/deck'
import { lazy, Suspense, useCallback, useState } from 'react'
import { DreamlistScreen } from '#features/dreamlist/dreamlist-screen.tsx'
import { recordSwipe, recordUndo } from '#features/swipe/outbox/outbox.ts'
import { LockedScreen } from '#features/unlocks/locked-screen.tsx'
import { Button } from '#ui/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { isUnlocked, useProgress } from '../progress.ts'

const DesignDetails = lazy(async () => ({
  default: (await import('#features/design-details/design-details.tsx')).DesignDetails,
}))

/** The dreamlist once it is unlocked; until then how far it is. */
export function Dreamlist() {
  const { data: progress, error, refetch } = useProgress()
  const [open, setOpen] = useState<LikedDesign | null>(null)
  const close = useCallback(() => setOpen(null), [])
  if (progress && !isUnlocked(progress, 'dreamlist')) {
    return <LockedScreen feature="dreamlist" floorPlanLikes={progress.floorPlanLikes} />
  }
  if (!progress) {
    return error ? (
      <Unknown message={error.message} onRetry={() => void refetch()} />
    ) : (
      <Waiting text="Loading..." />
    )
  }
  return (
    <>
      <DreamlistScreen
        onOpen={setOpen}
        onRemove={(design) => recordUndo(design, 'like')}
        onRestore={(design) => recordSwipe(design, 'like')}
      />
      <Suspense>{open && <DesignDetails design={open} onClose={close} />}</Suspense>
    </>
  )
}

function Unknown({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      title="We could not look that up"
      drawing={<WrongDoorDrawing />}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{message}</p>
    </Notice>
  )
}
