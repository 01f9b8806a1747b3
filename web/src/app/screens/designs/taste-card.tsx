import { Suspense, useEffect, useState } from 'react'
import type { TasteWanted } from '#features/swipe/swipe-deck.tsx'
import { Card } from '#features/profile/card.tsx'
import { WishList } from '#features/taste/wishes/wish-list.tsx'
import { TasteWays } from '#features/taste/ways/taste-ways.tsx'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import { startTaste } from './start-taste.ts'

const TasteSheets = lazyExtra('TasteSheets', () => import('./taste-sheets.tsx'))

/** Profile card of taste: explicit wishes, and links to the picture questions and to the passed designs. */
export function TasteCard() {
  const [wanted, setWanted] = useState<TasteWanted | null>(null)
  useEffect(() => void startTaste(), [])
  return (
    <Card title="Your taste">
      <WishList />
      <TasteWays ways={['questions', 'passes']} onOpen={(kind) => setWanted({ kind })} />
      <Suspense>{wanted && <TasteSheets wanted={wanted} onWanted={setWanted} isAgain />}</Suspense>
    </Card>
  )
}
