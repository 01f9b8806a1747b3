import type { CardDesign } from '@dream/contract/api/designs/design'
import { OnBlock } from './block/on-block.tsx'
import { CompareScreen } from './compare/compare-screen.tsx'

type Props = {
  compared?: readonly CardDesign[] | null
  onCompareClosed?: () => void
  /** Plan shown on the block, over any other layer. */
  sited: CardDesign | null
  onSite: (design: CardDesign | null) => void
}

/** Comparison of plans, and over it one plan on the person's block. */
export function PlanLayers({ compared = null, onCompareClosed = () => {}, sited, onSite }: Props) {
  return (
    <>
      {compared && <CompareScreen designs={compared} onClose={onCompareClosed} onShowOnBlock={onSite} />}
      {sited && <OnBlock design={sited} onClose={() => onSite(null)} />}
    </>
  )
}
