import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { Button } from '#ui/buttons/button.tsx'
import css from './choosing-bar.module.css'
import { COMPARED_MAX } from './use-choosing.ts'

type Props = { chosen: readonly LikedDesign[]; onCompare: () => void; onStop: () => void }

/** Bar with the number of chosen plans and the actions on them. */
export function ChoosingBar({ chosen, onCompare, onStop }: Props) {
  return (
    <div className={css['bar']} role="group" aria-label="Compare plans">
      <p role="status">{wordsOf(chosen)}</p>
      <div className={css['actions']}>
        <Button variant="outline" size="small" onClick={onStop}>
          Cancel
        </Button>
        <Button size="small" disabled={chosen.length < 2} onClick={onCompare}>
          Compare
        </Button>
      </div>
    </div>
  )
}

function wordsOf(chosen: readonly LikedDesign[]) {
  if (chosen.length === 0) return `Choose two or three plans`
  const names = chosen.map(({ title }) => title).join(', ')
  return chosen.length === COMPARED_MAX
    ? `${names}: that is all three`
    : `${names}${chosen.length === 1 ? ' and one more' : ''}`
}
