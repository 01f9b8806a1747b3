import type { CardDesign } from '@dream/contract/api/designs/design'
import { OnBlock } from './block/on-block.tsx'
import { CompareScreen } from './compare/compare-screen.tsx'

type Props = {
  compared?: readonly CardDesign[] | null
  onCompareClosed?: () => void
  /** The plan that is shown on the block, over whatever else is open. */
  sited: CardDesign | null
  onSite: (design: CardDesign | null) => void
}

/** Plans beside each other, and over them one on the person's block. */
export function PlanLayers({ compared = null, onCompareClosed = () => {}, sited, onSite }: Props) {
  return (
    <>
      {compared && <CompareScreen designs={compared} onClose={onCompareClosed} onShowOnBlock={onSite} />}
      {sited && <OnBlock design={sited} onClose={() => onSite(null)} />}
    </>
  )
}
