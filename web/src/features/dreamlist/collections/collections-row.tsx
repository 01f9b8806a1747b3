import type { Collection } from '@dream/contract/api/designs/collections'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './collections.module.css'
import { countText } from './count-text.ts'

type Props = { collections: readonly Collection[]; onOpen: (id: string) => void }

/** The person's collections, each with its first pictures as a cover. */
export function CollectionsRow({ collections, onOpen }: Props) {
  if (collections.length === 0) return null
  return (
    <section aria-label="Collections">
      <ul className={css['row']}>
        {collections.map(({ id, name, designIds, covers }) => (
          <li key={id} className={css['card']}>
            <button type="button" className={css['open']} onClick={() => onOpen(id)}>
              <span className={css['covers']} data-count={covers.length}>
                {covers.map((cover) => (
                  <Cover key={cover.light} cover={cover} />
                ))}
              </span>
              <span className={css['name']}>{name}</span>{' '}
              <span className={css['count']}>{countText(designIds.length)}</span>
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
