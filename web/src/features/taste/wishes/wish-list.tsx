import { X } from 'lucide-react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { saveWish } from '../queue/taste-queue.ts'
import { useWishes } from '../queue/use-wishes.ts'
import css from './wish-list.module.css'

/** List of wishes for more or less of a tag, each with a remove button. */
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
