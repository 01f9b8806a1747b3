import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { Check } from 'lucide-react'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './collections.module.css'
import { countText } from './count-text.ts'
import { NameForm } from './name-form.tsx'
import { changes, useChange, useCollections } from './use-collections.ts'

type Props = { design: LikedDesign | null; onClose: () => void }

/** Which collections a design is in, each with a tick; a new one takes it along. */
export function CollectSheet({ design, onClose }: Props) {
  const collections = useCollections() ?? []
  const { change, isBusy, error } = useChange()
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
                        void change(() =>
                          isIn ? changes.takeOut(id, design.id) : changes.add(id, design.id),
                        )
                      }
                    >
                      <span className={css['box']} aria-hidden="true">
                        {isIn && <Check size={18} strokeWidth={2.4} />}
                      </span>
                      <span className={css['tick-name']}>{name}</span>
                      <span className={css['count']}>{countText(designIds.length)}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          <NameForm
            isBusy={isBusy}
            onMake={(name) =>
              change(async () => {
                const id = crypto.randomUUID()
                await changes.make(id, name)
                return changes.add(id, design.id)
              })
            }
          />
          <ProblemLine message={error?.message} />
        </div>
      )}
    </Sheet>
  )
}
