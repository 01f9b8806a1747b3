import type { Collection } from '@dream/contract/api/designs/collections'
import { CloudUpload } from 'lucide-react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './collections.module.css'
import { countText } from './count-text.ts'
import { movedTo } from './dragging/places.ts'
import { useReorder } from './dragging/use-reorder.ts'
import { changeCollections } from './queue/collections-queue.ts'
import type { KnownCollection } from './queue/known-collections.ts'
import { WAITING } from './waiting.ts'

type Props = { collections: readonly KnownCollection[]; onOpen: (id: string) => void }

/** Row of the person's collections, each with its first pictures as a cover. */
export function CollectionsRow({ collections, onOpen }: Props) {
  const ids = collections.map(({ id }) => id)
  const list = useReorder({
    axis: 'x',
    onMove: (id, to) => changeCollections({ kind: 'order-all', ids: movedTo(ids, { shown: ids, id, to }) }),
  })
  if (collections.length === 0) return null
  return (
    <section aria-label="Collections">
      <ul ref={list} className={css['row']}>
        {collections.map(({ id, name, designIds, covers, isWaiting, refusal }) => (
          <li key={id} data-id={id} className={css['card']}>
            <button type="button" data-grip="" className={css['open']} onClick={() => onOpen(id)}>
              <span className={css['covers']} data-count={covers.length}>
                {covers.map((cover) => (
                  <Cover key={cover.light} cover={cover} />
                ))}
              </span>
              <span className={css['name']}>{name}</span>{' '}
              <span className={css['count']}>
                {countText(designIds.length)}
                {isWaiting && <CloudUpload size={16} aria-label={WAITING} className={css['unsent']} />}
                {refusal !== null && <span className={css['refused']}>Not saved yet: open it</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cover({ cover }: { cover: Collection['covers'][number] }) {
  const url = useThemedUrl(cover)
  return (
    <img
      src={url}
      alt=""
      width={cover.width}
      height={cover.height}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
}
