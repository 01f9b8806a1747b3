import { X } from 'lucide-react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { saveWish } from '../queue/taste-queue.ts'
import { useWishes } from '../queue/use-wishes.ts'
import css from './wish-list.module.css'

/** What the person asked to see more or less of, each with a way to take it back. */
export function WishList() {
  const items = useWishes()
  if (items.length === 0)
    return <p className={css['none']}>Tap the line on a card to see more or less of what it names.</p>
  return (
    <ul className={css['wishes']} aria-label="What you asked for">
      {items.map(({ tag, label, wish }) => (
        <li key={tag}>
          <span>
            {wish === 'more' ? 'More' : 'Less'}: <b>{label}</b>
          </span>
          <IconButton
            label={`Take back: ${wish} ${label}`}
            icon={<X />}
            onClick={() => void saveWish({ tag, label }, null)}
          />
        </li>
      ))}
    </ul>
  )
}
