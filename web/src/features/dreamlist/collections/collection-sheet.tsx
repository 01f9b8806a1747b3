import type { Collection } from '@dream/contract/api/designs/collections'
import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { summaryOf } from '../summary-of.ts'
import css from './collections.module.css'
import { EditForm } from './edit-form.tsx'
import { changes, moved, useChange } from './use-collections.ts'

type Props = { collection: Collection; onClose: () => void; onOpen: (design: LikedDesign) => void }

/** One collection: its note, its designs in the person's order, and all that can be changed about it. */
export function CollectionSheet({ collection, onClose, onOpen }: Props) {
  const { id, name, note, designIds } = collection
  const [isEditing, setEditing] = useState(false)
  const { change, isBusy, error } = useChange()
  const answer = useApiQuery('GET /api/preferences/collections/:id/designs', { params: { id } })
  // The list is the newer one after each change; the designs follow.
  const designs = designIds.flatMap((each) => answer.data?.find((design) => design.id === each) ?? [])
  return (
    <Sheet isOpen onClose={onClose} label={name} height="tall">
      <div className={css['inside']}>
        {isEditing ? (
          <EditForm collection={collection} onDone={() => setEditing(false)} onDeleted={onClose} />
        ) : (
          <>
            {note && <p className={css['note']}>{note}</p>}
            <Button variant="outline" size="small" onClick={() => setEditing(true)}>
              Edit name and note
            </Button>
          </>
        )}
        <ProblemLine message={error?.message} />
        {!answer.data && answer.error && (
          <LoadFailed title="Couldn't load this collection" error={answer.error} onRetry={answer.refetch} />
        )}
        {!answer.data && !answer.error && <Placeholder className={css['waiting']} />}
        {answer.data && designIds.length === 0 && (
          <p className={css['hint']}>Nothing in it yet. The bookmark on each design puts it in.</p>
        )}
        <ul className={css['designs']} aria-label={name} aria-busy={isBusy}>
          {designs.map((design, at) => (
            <li key={design.id} className={css['design']}>
              <button type="button" className={css['look']} onClick={() => onOpen(design)}>
                <Thumb design={design} />
                <span>
                  <span className={css['name']}>{design.title}</span>{' '}
                  <span className={css['count']}>{summaryOf(design)}</span>
                </span>
              </button>
              <IconButton
                label={`Move ${design.title} up`}
                icon={<ArrowUp />}
                disabled={at === 0}
                onClick={() => void change(() => changes.order(id, moved(designIds, design.id, -1)))}
              />
              <IconButton
                label={`Move ${design.title} down`}
                icon={<ArrowDown />}
                disabled={at === designs.length - 1}
                onClick={() => void change(() => changes.order(id, moved(designIds, design.id, 1)))}
              />
              <IconButton
                label={`Take ${design.title} out of ${name}`}
                icon={<X />}
                onClick={() => void change(() => changes.takeOut(id, design.id))}
              />
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
  return <img src={url} alt="" width={picture?.width} height={picture?.height} className={css['thumb']} />
}
