import type { Brief } from '@dream/contract/api/brief'
import { briefLines } from '@dream/contract/rules/brief-words'
import { BRIEF_PARTS, type BriefPart } from '@dream/contract/rules/chat'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './brief-form.module.css'

/** Where an open part is answered, and what a person does for it. */
const OPEN: Record<BriefPart, { words: string; href: string; link: string }> = {
  mustHaves: { words: 'Nothing chosen yet.', href: '/profile?edit=5', link: 'Choose must-haves' },
  dislikes: {
    words: 'Nothing yet: say why you pass a plan, and what comes up twice stands here.',
    href: '/explore',
    link: 'Keep swiping',
  },
  areas: { words: 'Not said yet.', href: '/profile?edit=1', link: 'Say where' },
  block: { words: 'Not known yet.', href: '/profile?edit=4', link: 'Describe your block' },
  budget: { words: 'Not said yet.', href: '/profile?edit=5', link: 'Choose a range' },
  stage: { words: 'Not said yet.', href: '/profile?edit=3', link: 'Say where you are' },
  plans: { words: 'You like no floor plan at the moment.', href: '/explore', link: 'Keep swiping' },
}

type Props = {
  part: BriefPart
  brief: Brief
  isShared: boolean
  onTick: (isShared: boolean) => void
  /** What stands in the place of the lines. */
  children?: ReactNode
}

/** One part of the brief: its tick, and what the broker reads of it. */
export function BriefPartRow({ part, brief, isShared, onTick, children }: Props) {
  const label = BRIEF_PARTS.find(({ value }) => value === part)?.label
  const lines = briefLines(brief, part)
  if (lines.length === 0) {
    const { words, href, link } = OPEN[part]
    return (
      <li className={css['part']} data-open="">
        <h3>{label}</h3>
        {children || (
          <p className={css['lines']}>
            {words} <a href={href}>{link}</a>
          </p>
        )}
      </li>
    )
  }
  return (
    <li className={css['part']} data-withheld={isShared ? undefined : ''}>
      <label className={css['tick']}>
        <input type="checkbox" checked={isShared} onChange={(event) => onTick(event.target.checked)} />
        <span className={css['box']}>
          <Check aria-hidden="true" />
        </span>
        <span className={css['label']}>{label}</span>
        <span className={css['stays']}>{isShared ? '' : 'Stays with you'}</span>
      </label>
      {children || <p className={css['lines']}>{lines.join(' · ')}</p>}
    </li>
  )
}
