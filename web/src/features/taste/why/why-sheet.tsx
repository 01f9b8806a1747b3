import type { DealtDesign, Taste } from '@dream/contract/api/designs/deck'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import type { Wish } from '../queue/taste-entries.ts'
import { saveWish } from '../queue/taste-queue.ts'
import css from './why-sheet.module.css'

type Props = { design: DealtDesign; isOpen: boolean; onClose: () => void }

const NO_TASTES: readonly Taste[] = []

/** Why this card was dealt, and more or less of what it names from the next cards on. */
export function WhySheet({ design, isOpen, onClose }: Props) {
  return (
    <Sheet label="Why this card" isOpen={isOpen} onClose={onClose}>
      <p className={css['why']}>{design.why}</p>
      <ul className={css['tastes']}>
        {(design.tastes ?? NO_TASTES).map((taste) => (
          <TasteRow key={taste.tag} taste={taste} />
        ))}
      </ul>
      <p className={css['hint']} role="note">
        The cards under this one change at once. A second tap takes it back.
      </p>
    </Sheet>
  )
}

function TasteRow({ taste: { tag, label } }: { taste: Taste }) {
  const { data } = useApiQuery('GET /api/preferences/wishes')
  const [said, setSaid] = useState<Wish | undefined>(undefined)
  const wish = said === undefined ? (data?.items.find((each) => each.tag === tag)?.wish ?? null) : said
  const say = (asked: 'more' | 'less') => {
    const next = wish === asked ? null : asked
    setSaid(next)
    void saveWish(tag, next)
  }
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
