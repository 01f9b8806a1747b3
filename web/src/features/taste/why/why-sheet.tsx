import type { DealtDesign, Taste } from '@dream/contract/api/designs/deck'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { serverDoubt } from '#lib/api/server-doubt.ts'
import { useIsOnline } from '#lib/device/online.ts'
import { useStore } from '#lib/store/use-store.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { saveWish } from '../queue/taste-queue.ts'
import { useWishes } from '../queue/use-wishes.ts'
import css from './why-sheet.module.css'

type Props = { design: DealtDesign; isOpen: boolean; onClose: () => void }

const NO_TASTES: readonly Taste[] = []

/** Reasons why this card was dealt, with buttons for more or less of each in the next cards. */
export function WhySheet({ design, isOpen, onClose }: Props) {
  const when = useWhen()
  return (
    <Sheet label="Why this card" isOpen={isOpen} onClose={onClose}>
      <p className={css['why']}>{design.why}</p>
      <ul className={css['tastes']}>
        {(design.tastes ?? NO_TASTES).map((taste) => (
          <TasteRow key={taste.tag} taste={taste} />
        ))}
      </ul>
      <p className={css['hint']} role="note">
        The cards under this one change {when}. A second tap takes it back.
      </p>
    </Sheet>
  )
}

/** Time at which the next cards change, as text. */
function useWhen(): string {
  const isOnline = useIsOnline()
  const isAway = useStore(serverDoubt)
  if (!isOnline) return "once you're back online"
  return isAway ? "once it's sent" : 'at once'
}

function TasteRow({ taste }: { taste: Taste }) {
  const { tag, label } = taste
  const wish = useWishes().find((each) => each.tag === tag)?.wish ?? null
  const say = (asked: 'more' | 'less') => void saveWish(taste, wish === asked ? null : asked)
  return (
    <li className={css['taste']} aria-label={label}>
      <b>{label}</b>
      <span className={css['buttons']} role="group" aria-label={label}>
        <button type="button" aria-pressed={wish === 'more'} onClick={() => say('more')}>
          <ThumbsUp size={18} aria-hidden="true" />
          More like this
        </button>
        <button type="button" aria-pressed={wish === 'less'} onClick={() => say('less')}>
          <ThumbsDown size={18} aria-hidden="true" />
          Less like this
        </button>
      </span>
    </li>
  )
}
