import { X } from 'lucide-react'
import { setApiData, useApiQuery } from '#lib/api/query.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { saveWish } from '../queue/taste-queue.ts'
import css from './wish-list.module.css'

/** What the person asked to see more or less of, each with a way to take it back. */
export function WishList() {
  const { data } = useApiQuery('GET /api/preferences/wishes')
  const items = data?.items ?? []
  if (items.length === 0)
    return <p className={css['none']}>Tap the line on a card to see more or less of what it names.</p>
  function drop(tag: string) {
    void saveWish(tag, null)
    setApiData(
      'GET /api/preferences/wishes',
      (known) => known && { items: known.items.filter((each) => each.tag !== tag) },
    )
  }
  return (
    <ul className={css['wishes']} aria-label="What you asked for">
      {items.map(({ tag, label, wish }) => (
        <li key={tag}>
          <span>
            {wish === 'more' ? 'More' : 'Less'}: <b>{label}</b>
          </span>
          <IconButton label={`Take back: ${wish} ${label}`} icon={<X />} onClick={() => drop(tag)} />
        </li>
      ))}
    </ul>
  )
}
