import type { Brief } from '@dream/contract/api/chat/brief'
import { briefLines } from '@dream/contract/rules/chat/brief-lines'
import { BRIEF_PARTS, type BriefPart } from '@dream/contract/rules/chat/chat'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './brief-form.module.css'

/** Texts and links for parts without content yet. */
const OPEN: Record<BriefPart, { text: string; href: string; link: string }> = {
  whoFor: { text: 'Not answered yet.', href: '/profile?edit=2', link: "Say who it's for" },
  mustHaves: { text: 'Nothing chosen yet.', href: '/profile?edit=5', link: 'Choose must-haves' },
  dislikes: {
    text: 'Nothing yet. Say why you pass on a plan; a reason you give twice appears here.',
    href: '/explore',
    link: 'Keep swiping',
  },
  areas: { text: 'Not answered yet.', href: '/profile?edit=1', link: 'Add your area' },
  block: { text: 'Not known yet.', href: '/profile?edit=4', link: 'Describe your block' },
  budget: { text: 'Not answered yet.', href: '/profile?edit=5', link: 'Choose a range' },
  stage: { text: 'Not answered yet.', href: '/profile?edit=3', link: 'Choose your stage' },
  plans: { text: 'You have no liked floor plans at the moment.', href: '/explore', link: 'Keep swiping' },
}

type Props = {
  part: BriefPart
  brief: Brief
  isShared: boolean
  onTick: (isShared: boolean) => void
  /** Content in place of the lines. */
  children?: ReactNode
}

/** Row for one part of the brief: its checkbox, and what the broker reads of it. */
export function BriefPartRow({ part, brief, isShared, onTick, children }: Props) {
  const label = BRIEF_PARTS.find(({ value }) => value === part)?.label
  const lines = briefLines(brief, part)
  if (lines.length === 0) {
    const { text, href, link } = OPEN[part]
    return (
      <li className={css['part']} data-open="">
        <h3>{label}</h3>
        {children || (
          <p className={css['lines']}>
            {text} <a href={href}>{link}</a>
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
          <Check size={18} strokeWidth={2.6} aria-hidden="true" />
        </span>
        <span className={css['label']}>{label}</span>
        <span className={css['stays']}>{isShared ? '' : 'Not shared'}</span>
      </label>
      {children || <p className={css['lines']}>{lines.join(' · ')}</p>}
    </li>
  )
}
