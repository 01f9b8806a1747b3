import type { Design } from '@dream/contract/api/design'
import { isOffline } from '#lib/api-error.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { MyBlock } from './block/my-block.tsx'
import { CardReader } from './card/card-reader.tsx'
import { Contents } from './contents/contents.tsx'
import { placeOf } from './guide.ts'
import { useReadMarks } from './read-marks.ts'
import { useGuide } from './use-guide.ts'

type Props = {
  onOpenDesign: (design: Design) => void
  /** The block is saved: what is dealt next may differ. */
  onBlockSaved: () => void
}

/** The land guide: its contents, one card of it, or the person's own block, as the address says. */
export function LandScreen({ onOpenDesign, onBlockSaved }: Props) {
  const { user } = useSession()
  const guide = useGuide()
  const { isRead, markRead } = useReadMarks(user?.id ?? '')
  const { cards, error, asked } = guide
  if (asked.view === 'block') {
    return <MyBlock guide={guide} onOpenDesign={onOpenDesign} onSaved={onBlockSaved} />
  }
  if (!cards) {
    return error ? (
      <NoGuide error={error} onRetry={() => void guide.refetch()} />
    ) : (
      <Waiting text="Loading..." />
    )
  }
  const place = placeOf(cards, asked)
  return place ? (
    <CardReader key={place.card.id} place={place} guide={guide} onRead={markRead} />
  ) : (
    <Contents cards={cards} guide={guide} isRead={isRead} />
  )
}

function NoGuide({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      title="Your land guide did not arrive"
      drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{error.message}</p>
    </Notice>
  )
}
