import type { Profile } from '@dream/contract/api/account/profile'
import { useMemo, useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import type { KnownCollection } from '../collections/queue/known-collections.ts'
import type { Changes } from '../list/with-changes.ts'
import screen from '../dreamlist-screen.module.css'
import { AskedChips } from './asked-chips.tsx'
import { FilterForm } from './filter-sheet.tsx'
import { FindBar } from './find-bar.tsx'
import { isCategory, shelvesOf, type Kind } from './shelves.ts'
import type { DreamFilter } from './filter-url.ts'
import { tagChoices, type TagCounts } from './tag-choices.ts'
import type { SetFilter } from './use-filter.ts'

type Props = {
  filter: DreamFilter
  onChange: SetFilter
  kinds: readonly Kind[]
  tagCounts: TagCounts
  collections: readonly KnownCollection[]
  profile: Profile | undefined
  changes: Changes
}

/** Panel above the list with everything to find a plan. */
export function FindPanel(props: Props) {
  const { filter, onChange, kinds, tagCounts, collections } = props
  const [isOpen, setOpen] = useState(false)
  const { data: named } = useApiQuery('GET /api/tags')
  const tags = useMemo(
    () => tagChoices(tagCounts, named?.items ?? [], filter.tags),
    [tagCounts, named, filter.tags],
  )
  const shelves = shelvesOf(kinds)
  const shown = filter.category ?? shelves[0]?.category
  return (
    <>
      <FindBar filter={filter} onChange={onChange} onOpenFilter={() => setOpen(true)} />
      <div className={screen['shelves']} role="group" aria-label="Show" data-tour="shelves">
        {shelves.map(({ category, label, count }) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === shown}
            onClick={() => onChange({ ...filter, category: isCategory(category) ? category : undefined })}
          >
            <span>
              {label} {count}
            </span>
          </button>
        ))}
      </div>
      <AskedChips filter={filter} collections={collections} tags={tags} onChange={onChange} />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="Filter" height="tall">
        <FilterForm
          filter={filter}
          collections={collections}
          tags={tags}
          profile={props.profile}
          changes={props.changes}
          onApply={(next) => {
            // Replaces the sheet's own history entry, so that back leads to before it.
            onChange(next)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
