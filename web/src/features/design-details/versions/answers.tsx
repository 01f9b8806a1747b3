import type { RoomInStyle } from '@dream/contract/api/designs/same-room'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { Heart, X } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import css from './answers.module.css'

type Props = {
  /** Shown version of the room, if it is another style. */
  other: RoomInStyle | null
  onDecide?: ((action: SwipeAction) => void) | undefined
  onLikeVersion?: ((version: RoomInStyle) => void) | undefined
  liked?: ReadonlySet<string> | undefined
}

/** Answers to what is shown: like and pass for the dealt card, or a like for the room in another style. */
export function Answers({ other, onDecide, onLikeVersion, liked }: Props) {
  if (other && liked?.has(other.design.id))
    return (
      <div className={css['actions']} data-one="">
        <p className={css['liked']}>
          <Heart aria-hidden="true" /> You've liked it in {other.style}
        </p>
      </div>
    )
  if (other)
    return (
      onLikeVersion && (
        <div className={css['actions']} data-one="">
          <Button icon={<Heart />} className={css['like']} onClick={() => onLikeVersion(other)}>
            Like in {other.style}
          </Button>
        </div>
      )
    )
  return (
    onDecide && (
      <div className={css['actions']}>
        <Button variant="outline" icon={<X />} className={css['pass']} onClick={() => onDecide('pass')}>
          Pass
        </Button>
        <Button icon={<Heart />} className={css['like']} onClick={() => onDecide('like')}>
          Like
        </Button>
      </div>
    )
  )
}
