import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { Check } from 'lucide-react'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { usePagesWithNotes } from '../sharing/use-pages-with-notes.ts'
import css from './collections.module.css'
import { countText } from './count-text.ts'
import { NameForm } from './name-form.tsx'
import type { Act } from './queue/collection-changes.ts'
import { changeCollections } from './queue/collections-queue.ts'
import { useCollections } from './use-collections.ts'
import { keepDesign } from './use-designs-of.ts'

type Props = { design: LikedDesign | null; onClose: () => void }

/** Sheet with a checkbox for each collection of a design; a new collection includes it. */
export function CollectSheet({ design, onClose }: Props) {
  const collections = useCollections() ?? []
  const pages = usePagesWithNotes()
  const withNotes = new Set(typeof pages === 'string' ? [] : pages.map(({ collectionId }) => collectionId))
  function putInto(id: string, ...before: readonly Act[]) {
    if (!design) return
    keepDesign(id, design)
    changeCollections(...before, { kind: 'add', id, designId: design.id })
  }
  return (
    <Sheet isOpen={design !== null} onClose={onClose} label={design ? `Collect ${design.title}` : 'Collect'}>
      {design && (
        <div className={css['collect']}>
          {collections.length === 0 && (
            <p className={css['hint']}>
              Sort what you like your own way: by block, by budget, by who likes it.
            </p>
          )}
          {collections.length > 0 && (
            <ul className={css['ticks']} aria-label="Collections">
              {collections.map(({ id, name, designIds }) => {
                const isIn = designIds.includes(design.id)
                return (
                  <li key={id}>
                    <button
                      type="button"
                      role="checkbox"
                      aria-checked={isIn}
                      className={css['tick']}
                      onClick={() =>
                        isIn ? changeCollections({ kind: 'take-out', id, designId: design.id }) : putInto(id)
                      }
                    >
                      <span className={css['box']} aria-hidden="true">
                        {isIn && <Check size={18} strokeWidth={2.4} />}
                      </span>
                      <span className={css['tick-name']}>{name}</span>
                      <span className={css['count']}>
                        {countText(designIds.length)}
                        {withNotes.has(id) && ', shared with your notes'}
                      </span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          <NameForm
            onMake={(name) => {
              const id = crypto.randomUUID()
              putInto(id, { kind: 'make', id, name })
            }}
          />
        </div>
      )}
    </Sheet>
  )
}
