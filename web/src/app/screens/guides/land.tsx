import type { CardDesign } from '@dream/contract/api/designs/design'
import { lazy, Suspense, useCallback, useState } from 'react'
import { openedHere } from '#features/design-details/opened-here.ts'
import { LandScreen } from '#features/land/land-screen.tsx'
import { FirstVisitTour } from '#features/tour/first-visit-tour.tsx'
import { redealHand } from '#features/swipe/hand/saved-hand.ts'
import { Section } from '../sections.tsx'

const DesignDetails = lazy(async () => ({
  default: (await import('#features/design-details/design-details.tsx')).DesignDetails,
}))

/** The land guide once it is unlocked, and over it the plan that was opened from My block. */
export function Land() {
  const [open, setOpen] = useState<CardDesign | null>(() => openedHere()?.design ?? null)
  const close = useCallback(() => setOpen(null), [])
  return (
    <Section feature="land">
      <LandScreen onOpenDesign={setOpen} onBlockSaved={() => void redealHand()} />
      <FirstVisitTour name="land" />
      <Suspense>{open && <DesignDetails design={open} onClose={close} />}</Suspense>
    </Section>
  )
}
