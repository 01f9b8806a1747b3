import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { Heart, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { PassRow, type Taken } from './pass-row.tsx'
import css from './passes-sheet.module.css'
import { usePasses } from './use-passes.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Likes a passed design. */
  onLike: (design: DealtDesign) => void
  /** Puts it back into the deck, as if it had never been swiped. */
  onTakeBack: (design: DealtDesign) => void
}

/** List of passed designs, the latest first, each with a like and a put-back button. */
export function PassesSheet({ isOpen, onClose, onLike, onTakeBack }: Props) {
  return (
    <Sheet label="What you passed on" height="tall" isOpen={isOpen} onClose={onClose}>
      <Passes onLike={onLike} onTakeBack={onTakeBack} />
    </Sheet>
  )
}

function Passes({ onLike, onTakeBack }: Pick<Props, 'onLike' | 'onTakeBack'>) {
  const { passes, hasMore, isReading, error, readMore } = usePasses()
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map())
  const take = (design: DealtDesign, how: Taken) => {
    setTaken((known) => new Map([...known, [design.id, how]]))
    if (how === 'liked') onLike(design)
    else onTakeBack(design)
  }
  if (error && passes.length === 0)
    return <LoadFailed title="Couldn't load what you passed on" error={error} onRetry={readMore} />
  if (passes.length === 0) {
    return isReading ? <Placeholder className={css['waiting']} /> : <p>You haven't passed on anything yet.</p>
  }
  return (
    <>
      <ul className={css['passes']}>
        {passes.map((design) => (
          <PassRow key={design.id} design={design} taken={taken.get(design.id)}>
            <Button variant="outline" size="small" icon={<Heart />} onClick={() => take(design, 'liked')}>
              Like it after all
            </Button>
            <Button variant="quiet" size="small" icon={<RotateCcw />} onClick={() => take(design, 'back')}>
              Back into the deck
            </Button>
          </PassRow>
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" isBusy={isReading} onClick={readMore}>
          {error ? 'Try again' : 'Show earlier ones'}
        </Button>
      )}
    </>
  )
}
