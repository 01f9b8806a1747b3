import type { CardDesign } from '@dream/contract/api/designs/design'
import { useSession } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { MyBlock } from './block/my-block.tsx'
import { CardReader } from './card/card-reader.tsx'
import { Contents } from './contents/contents.tsx'
import { placeOf } from './guide.ts'
import { useReadCards } from './read-cards.ts'
import { useGuide } from './use-guide.ts'

type Props = {
  onOpenDesign: (design: CardDesign) => void
  /** Called when the block is saved, which may change the next deal. */
  onBlockSaved: () => void
}

/** Land guide at the URL: its contents, one of its cards, or the person's own block. */
export function LandScreen({ onOpenDesign, onBlockSaved }: Props) {
  const { user } = useSession()
  const guide = useGuide()
  const { isRead, markRead } = useReadCards(user?.id ?? '')
  const { cards, error, requested } = guide
  if (requested.view === 'block') {
    return <MyBlock guide={guide} onOpenDesign={onOpenDesign} onSaved={onBlockSaved} />
  }
  if (!cards) {
    return error ? (
      <LoadFailed title="Couldn't load your land guide" error={error} onRetry={guide.refetch} />
    ) : (
      <Waiting />
    )
  }
  const place = placeOf(cards, requested)
  return place ? (
    <CardReader key={place.card.id} place={place} guide={guide} onRead={markRead} />
  ) : (
    <Contents cards={cards} guide={guide} isRead={isRead} />
  )
}
