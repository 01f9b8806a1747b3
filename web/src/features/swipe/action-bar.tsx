import type { SwipeAction } from '@dream/contract/rules/swipe'
import { Heart, Undo2, X } from 'lucide-react'
import css from './action-bar.module.css'

type Props = {
  canDecide: boolean
  canUndo: boolean
  onDecide: (action: SwipeAction) => void
  onUndo: () => void
}

/** Pass, undo, like, in the thumb zone; they answer to the drag as well. */
export function ActionBar({ canDecide, canUndo, onDecide, onUndo }: Props) {
  return (
    <div className={css['bar']} data-tour="actions" data-idle={canDecide || canUndo ? undefined : ''}>
      <button
        type="button"
        className={css['round']}
        data-action="pass"
        data-button="pass"
        aria-label="Pass"
        title="Pass (←)"
        disabled={!canDecide}
        onClick={() => onDecide('pass')}
      >
        <X aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css['round']}
        data-action="undo"
        aria-label="Undo"
        title="Undo (Z)"
        disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css['round']}
        data-action="like"
        data-button="like"
        aria-label="Like"
        title="Like (→)"
        disabled={!canDecide}
        onClick={() => onDecide('like')}
      >
        <Heart className={css['heart']} aria-hidden="true" />
      </button>
    </div>
  )
}
