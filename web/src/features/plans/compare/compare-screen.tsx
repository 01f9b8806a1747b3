import type { CardDesign } from '@dream/contract/api/designs/design'
import { blockOf, groundOf } from '@dream/contract/rules/land/land-fit'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import rising from '#ui/overlays/rising-dialog.module.css'
import { useModal } from '#ui/overlays/use-layer.ts'
import { readOutlineAhead } from '../outline/use-outline.ts'
import css from './compare-screen.module.css'
import { compareRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { LaidOver } from './laid-over.tsx'

type Props = {
  designs: readonly CardDesign[]
  onClose: () => void
  onShowOnBlock: (design: CardDesign) => void
}

const NOT_ANSWERED = { corner: null, setbacks: null, state: null, mustHaves: [] }
const VIEWS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'over', label: 'Laid over' },
] as const

/** Comparison of two or three plans at one scale: their differences side by side, or one laid over another. */
export function CompareScreen({ designs, onClose, onShowOnBlock }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('beside')
  const { data: profile } = useApiQuery('GET /api/profile')
  const panelId = useId()
  useLayoutEffect(() => dialog.current?.setAttribute('autofocus', ''), [])
  useModal(dialog, onClose)
  // Prefetch, as one of them may be opened on the block, or laid over another, while offline.
  useEffect(() => {
    for (const { id } of designs) readOutlineAhead(id)
  }, [designs])
  const block = profile ? blockOf(profile) : null
  const groups = useMemo(
    () =>
      compareRows(designs, {
        ground: groundOf(profile ?? NOT_ANSWERED),
        block: profile ? blockOf(profile) : null,
      }),
    [designs, profile],
  )
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={clsx(rising['rising'], css['compare'])}
      aria-label={`Compare ${designs.map(({ title }) => title).join(', ')}`}
    >
      <header className={css['head']}>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
        <h2>Compare</h2>
        <Segmented
          label="How to compare"
          options={VIEWS}
          value={view}
          onChange={setView}
          controls={panelId}
        />
      </header>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={view === 'beside' ? 'Side by side' : 'Laid over'}
        className={css['panel']}
      >
        {view === 'beside' ? (
          <CompareTable designs={designs} groups={groups} onShowOnBlock={block ? onShowOnBlock : undefined} />
        ) : (
          <LaidOver designs={designs} />
        )}
      </div>
    </dialog>
  )
}
