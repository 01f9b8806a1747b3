import { EyeOff, Sparkles, Undo2, type LucideIcon } from 'lucide-react'
import { SetOutDrawing } from '#ui/drawings/set-out.tsx'
import css from './next-card.module.css'

const POINTS: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: Sparkles,
    title: 'The deck learns',
    text: 'After a few swipes it deals more of what you like, and each card says why.',
  },
  {
    Icon: Undo2,
    title: 'Nothing is final',
    text: 'Undo goes back ten cards, and a like can be taken off your dreamlist at any time.',
  },
  {
    Icon: EyeOff,
    title: 'You decide who sees it',
    text: 'A broker sees nothing until you choose one, and then only what you tick.',
  },
]

/** Explains what happens after the first real swipe. */
export function NextCard() {
  return (
    <>
      <div className={css['art']}>
        <SetOutDrawing className={css['drawing']} />
      </div>
      <ul className={css['points']}>
        {POINTS.map(({ Icon, title, text }) => (
          <li key={title} className={css['point']}>
            <Icon size={22} aria-hidden="true" />
            <span>
              <b>{title}</b>
              <span className={css['text']}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
