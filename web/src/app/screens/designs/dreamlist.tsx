import type { CardDesign } from '@dream/contract/api/designs/design'
import { lazy, Suspense, useCallback, useState } from 'react'
import { openedHere } from '#features/design-details/opened-here.ts'
import { DreamlistScreen } from '#features/dreamlist/dreamlist-screen.tsx'
import { recordRestore, recordUndo } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { FirstVisitTour } from '#features/tour/first-visit-tour.tsx'
import { Section } from '../sections.tsx'

const DesignDetails = lazy(async () => ({
  default: (await import('#features/design-details/design-details.tsx')).DesignDetails,
}))

/** The dreamlist once it is unlocked, and over it the design that was opened. */
export function Dreamlist() {
  const [open, setOpen] = useState<CardDesign | null>(() => openedHere()?.design ?? null)
  const close = useCallback(() => setOpen(null), [])
  return (
    <Section feature="dreamlist">
      <DreamlistScreen
        onOpen={setOpen}
        onRemove={(design) => recordUndo(design, 'like')}
        onRestore={recordRestore}
      />
      <FirstVisitTour name="dreamlist" />
      <Suspense>{open && <DesignDetails design={open} onClose={close} />}</Suspense>
    </Section>
  )
}
