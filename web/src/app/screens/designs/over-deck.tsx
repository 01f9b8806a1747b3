import type { Picture } from '@dream/contract/api/designs/design'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { getApiData } from '#lib/api/query.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import type { TasteWanted } from '#features/swipe/swipe-deck.tsx'
import { Celebration } from '#features/unlocks/celebration.tsx'
import { endCelebration } from '#features/unlocks/celebrations.ts'
import { TasteSheets } from './taste-sheets.tsx'

type Props = {
  feature: Feature | null
  plans: readonly Picture[]
  taste: TasteWanted | null
  onTaste: (wanted: null) => void
}

/** Layers over the deck: the celebration of an unlock, with an editor's text where there is one, and the taste sheets. */
export function OverDeck({ feature, plans, taste, onTaste }: Props) {
  const progress = getApiData('GET /api/user-progress')
  return (
    <>
      {taste && <TasteSheets wanted={taste} onWanted={onTaste} />}
      {feature && (
        <Celebration
          {...{ feature, plans }}
          unlockAt={progress?.unlockAt}
          texts={progress?.unlockTexts}
          onGo={navigate}
          onClose={endCelebration}
        />
      )}
    </>
  )
}
