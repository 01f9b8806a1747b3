import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { SharePageButton } from '../sharing/share-page-button.tsx'
import { summaryOf } from '../summary-of.ts'
import css from './collections.module.css'
import { movedTo } from './dragging/places.ts'
import { useReorder } from './dragging/use-reorder.ts'
import { EditForm } from './edit-form.tsx'
import { changeCollections } from './queue/collections-queue.ts'
import type { KnownCollection } from './queue/known-collections.ts'
import { moved } from './use-collections.ts'
import { useDesignsOf } from './use-designs-of.ts'
import { WAITING } from './waiting.ts'

type Props = { collection: KnownCollection; onClose: () => void; onOpen: (design: LikedDesign) => void }

/** One collection: its note, its designs in the person's order, and its settings. */
export function CollectionSheet({ collection, onClose, onOpen }: Props) {
  const { id, name, note, designIds, refusal } = collection
  const [isEditing, setEditing] = useState(false)
  const { designs, isMissing, error, refetch } = useDesignsOf(collection)
  const order = (designId: string, by: 1 | -1) =>
    changeCollections({ kind: 'order', id, designIds: moved(designIds, designId, by) })
  const shown = designs.map((design) => design.id)
  const list = useReorder({
    axis: 'y',
    onMove: (designId, to) =>
      changeCollections({ kind: 'order', id, designIds: movedTo(designIds, { shown, id: designId, to }) }),
  })
  return (
    <Sheet isOpen onClose={onClose} label={name} height="tall">
      <div className={css['inside']}>
        {isEditing || refusal !== null ? (
          <EditForm
            key={refusal}
            collection={collection}
            onDone={() => setEditing(false)}
            onDeleted={onClose}
          />
        ) : (
          <>
            {note && <p className={css['note']}>{note}</p>}
            {collection.isWaiting && <p className={css['hint']}>{WAITING}</p>}
            <div className={css['actions']}>
              <Button variant="outline" size="small" onClick={() => setEditing(true)}>
                Edit name and note
              </Button>
              {!collection.isNew && <SharePageButton of={collection} />}
            </div>
          </>
        )}
        {isMissing && error && (
          <LoadFailed title="Couldn't load this collection" error={error} onRetry={refetch} />
        )}
        {isMissing && !error && <Placeholder className={css['waiting']} />}
        {designIds.length === 0 && (
          <p className={css['hint']}>Nothing in it yet. The bookmark on each design puts it in.</p>
        )}
        {designs.length > 1 && (
          <p className={css['hint']}>Drag a design to another place; by touch, hold it first.</p>
        )}
        <ul ref={list} className={css['designs']} aria-label={name}>
          {designs.map((design, at) => (
            <li key={design.id} data-id={design.id} className={css['design']}>
              <button type="button" data-grip="" className={css['look']} onClick={() => onOpen(design)}>
                <Thumb design={design} />
                <span>
                  <span className={css['name']}>{design.title}</span>{' '}
                  <span className={css['count']}>{summaryOf(design)}</span>
                </span>
              </button>
              <span className={css['moves']}>
                <IconButton
                  label={`Move ${design.title} up`}
                  icon={<ArrowUp />}
                  disabled={at === 0}
                  onClick={() => order(design.id, -1)}
                />
                <IconButton
                  label={`Move ${design.title} down`}
                  icon={<ArrowDown />}
                  disabled={at === designs.length - 1}
                  onClick={() => order(design.id, 1)}
                />
                <IconButton
                  label={`Take ${design.title} out of ${name}`}
                  icon={<X />}
                  onClick={() => changeCollections({ kind: 'take-out', id, designId: design.id })}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function Thumb({ design }: { design: LikedDesign }) {
  const [picture] = design.pictures
  const url = useThemedUrl(picture ?? { light: design.imageUrl, dark: null })
  return (
    <img
      src={url}
      alt=""
      width={picture?.width}
      height={picture?.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={css['thumb']}
    />
  )
}
