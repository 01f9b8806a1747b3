import type { CardDesign } from '@dream/contract/api/designs/design'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNotedDesigns } from '#features/design-details/notes/use-notes.ts'
import { openedHere } from '#features/design-details/opened-here.ts'
import { DreamlistScreen } from '#features/dreamlist/dreamlist-screen.tsx'
import { useLikeChanges } from '#features/swipe/optimistic/use-like-changes.ts'
import { recordRestore, recordUndo } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { TasteWays } from '#features/taste/ways/taste-ways.tsx'
import { FirstVisitTour } from '#features/tours/first-visit-tour.tsx'
import type { TasteWanted } from '#features/swipe/swipe-deck.tsx'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import { WhenLoaded } from '../../when-loaded.tsx'
import { Section } from '../sections.tsx'
import { startCollections } from './start-collections.ts'

const TasteSheets = lazyExtra('TasteSheets', () => import('./taste-sheets.tsx'))

const loadDetails = () => import('./details-layer.tsx')
const DetailsLayer = lazy(async () => ({ default: (await loadDetails()).DetailsLayer }))
const loadPlans = () => import('#features/plans/plan-layers.tsx')
const PlanLayers = lazy(async () => ({ default: (await loadPlans()).PlanLayers }))

/** Dreamlist once it is unlocked, and over it the opened design or the comparison. */
export function Dreamlist() {
  const [open, setOpen] = useState<CardDesign | null>(() => openedHere()?.design ?? null)
  const [compared, setCompared] = useState<readonly CardDesign[] | null>(null)
  const [sited, setSited] = useState<CardDesign | null>(null)
  const noted = useNotedDesigns()
  const likeChanges = useLikeChanges()
  const [taste, setTaste] = useState<TasteWanted | null>(null)
  useEffect(() => void startCollections(), [])
  const close = useCallback(() => setOpen(null), [])
  const closePlans = useCallback(() => {
    setCompared(null)
    setSited(null)
  }, [])
  return (
    <Section feature="dreamlist">
      <DreamlistScreen
        onOpen={setOpen}
        onRemove={(design) => recordUndo(design, 'like')}
        onRestore={recordRestore}
        onCompare={setCompared}
        noted={noted}
        likeChanges={likeChanges}
        foot={<TasteWays ways={['report', 'today', 'passes']} onOpen={(kind) => setTaste({ kind })} />}
      />
      <FirstVisitTour name="dreamlist" />
      <Suspense>{taste && <TasteSheets wanted={taste} onWanted={setTaste} />}</Suspense>
      {open && (
        <WhenLoaded load={loadDetails} onMissing={close}>
          <DetailsLayer design={open} isLiked onClose={close} />
        </WhenLoaded>
      )}
      {(compared || sited) && (
        <WhenLoaded load={loadPlans} onMissing={closePlans}>
          <PlanLayers
            compared={compared}
            onCompareClosed={() => setCompared(null)}
            sited={sited}
            onSite={setSited}
          />
        </WhenLoaded>
      )}
    </Section>
  )
}
