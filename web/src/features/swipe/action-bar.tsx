import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { Heart, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
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
      <Round label="Pass" keyName="←" action="pass" isOn={canDecide} onPress={() => onDecide('pass')}>
        <X size={30} aria-hidden="true" />
      </Round>
      <Round label="Undo" keyName="Z" action="undo" isOn={canUndo} onPress={onUndo}>
        <Undo2 size={21} aria-hidden="true" />
      </Round>
      <Round label="Like" keyName="→" action="like" isOn={canDecide} onPress={() => onDecide('like')}>
        <Heart size={30} className={css['heart']} aria-hidden="true" />
      </Round>
    </div>
  )
}

type RoundProps = {
  label: string
  keyName: string
  action: SwipeAction | 'undo'
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function Round({ label, keyName, action, isOn, onPress, children }: RoundProps) {
  return (
    <button
      type="button"
      className={css['round']}
      data-action={action}
      aria-label={label}
      title={`${label} (${keyName})`}
      disabled={!isOn}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
