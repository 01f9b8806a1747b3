import type { CardDesign } from '@dream/contract/api/designs/design'
import { lazy, useCallback, useState } from 'react'
import { openedHere } from '#features/design-details/opened-here.ts'
import { CardPreview } from '#features/land/card/card-preview.tsx'
import { LandScreen } from '#features/land/land-screen.tsx'
import { FirstVisitTour } from '#features/tours/first-visit-tour.tsx'
import { forgetHand } from '#features/swipe/hand/forget-hand.ts'
import { WhenLoaded } from '../../when-loaded.tsx'
import { Section } from '../sections.tsx'

const loadDetails = () => import('../designs/details-layer.tsx')
const DetailsLayer = lazy(async () => ({ default: (await loadDetails()).DetailsLayer }))

/** Re-exported for the admin page, which previews unpublished cards. */
export { CardPreview }

/** Land guide once it is unlocked, and over it the plan opened from My block. */
export function Land() {
  const [open, setOpen] = useState<CardDesign | null>(() => openedHere()?.design ?? null)
  const close = useCallback(() => setOpen(null), [])
  return (
    <Section feature="land">
      <LandScreen onOpenDesign={setOpen} onBlockSaved={() => void forgetHand()} />
      <FirstVisitTour name="land" />
      {open && (
        <WhenLoaded load={loadDetails} onMissing={close}>
          <DetailsLayer design={open} onClose={close} />
        </WhenLoaded>
      )}
    </Section>
  )
}
