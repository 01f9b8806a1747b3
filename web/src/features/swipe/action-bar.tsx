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

// Constant elements: the bar renders with each swipe, its icons, which lucide hides from screen readers, need not.
const PASS = <X size={30} />
const UNDO = <Undo2 size={21} />
const LIKE = <Heart size={30} />

/** Buttons in the thumb zone: pass, undo, like; they respond to the drag as well. */
export function ActionBar({ canDecide, canUndo, onDecide, onUndo }: Props) {
  return (
    <div className={css['bar']} data-tour="actions" data-idle={canDecide || canUndo ? undefined : ''}>
      <Round label="Pass" keyName="←" isOn={canDecide} onPress={() => onDecide('pass')}>
        {PASS}
      </Round>
      <Round label="Undo" keyName="Z" isOn={canUndo} onPress={onUndo}>
        {UNDO}
      </Round>
      <Round label="Like" keyName="→" isOn={canDecide} onPress={() => onDecide('like')}>
        {LIKE}
      </Round>
    </div>
  )
}

type RoundProps = {
  label: 'Pass' | 'Undo' | 'Like'
  keyName: string
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function Round({ label, keyName, isOn, onPress, children }: RoundProps) {
  return (
    <button
      type="button"
      className={css['round']}
      data-action={label.toLowerCase()}
      aria-label={label}
      title={`${label} (${keyName})`}
      disabled={!isOn}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
