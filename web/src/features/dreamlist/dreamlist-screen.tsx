import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { StaleNote } from '#ui/status/stale-note.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { ChoosingBar } from './choosing/choosing-bar.tsx'
import { useChoosing } from './choosing/use-choosing.ts'
import { CollectSheet } from './collections/collect-sheet.tsx'
import { CollectionSheet } from './collections/collection-sheet.tsx'
import { CollectionsRow } from './collections/collections-row.tsx'
import { useCollections } from './collections/use-collections.ts'
import { DesignTile, Marks } from './design-tile.tsx'
import css from './dreamlist-screen.module.css'
import { SortSelect } from './finding/find-bar.tsx'
import { FindPanel } from './finding/find-panel.tsx'
import { NO_FILTER } from './finding/filter-url.ts'
import { NothingFound } from './finding/nothing-found.tsx'
import { useLikedContext } from './finding/use-context.ts'
import { useFilter } from './finding/use-filter.ts'
import { useFound } from './finding/use-found.ts'
import { MoreLiked } from './list/more-liked.tsx'
import { tellsApart } from './list/tells-apart.ts'
import { TileGrid } from './list/tile-grid.tsx'
import type { LikeChange } from './list/with-changes.ts'
import { useFocusOnMore } from './list/use-focus-on-more.ts'
import { NothingLiked, Waiting } from './nothing-liked.tsx'
import { TopTags } from './top-tags.tsx'
import { useRemoval } from './use-removal.ts'

type Props = {
  onOpen: (design: LikedDesign) => void
  /** Undoes a like, now or when the network is back. */
  onRemove: (design: LikedDesign) => void
  onRestore: (design: LikedDesign) => void
  onCompare: (designs: readonly LikedDesign[]) => void
  /** Changes of likes on this device that no answer may include yet. */
  likeChanges?: readonly LikeChange[]
  /** Ids of designs that have notes. */
  noted?: ReadonlySet<string>
  /** Content at the end. */
  foot?: ReactNode
}

const NO_COLLECTIONS: ReturnType<typeof useCollections> & object = []

/** Dreamlist: everything liked, floor plans first; the last answer is available offline. */
export function DreamlistScreen({ onOpen, onCompare, noted, foot, ...actions }: Props) {
  const { data: profile } = useApiQuery('GET /api/profile')
  const collections = useCollections() ?? NO_COLLECTIONS
  const [filter, setFilter] = useFilter()
  const { changes, remove } = useRemoval(actions)
  const context = useLikedContext(profile, collections, filter.collection)
  const among = collections.find(({ id }) => id === filter.collection)
  const list = useFound({ filter, context, among, changes })
  const [collecting, setCollecting] = useState<LikedDesign | null>(null)
  const [openCollection, setOpenCollection] = useState<string | null>(null)
  const choosing = useChoosing()
  const tiles = useRef<HTMLDivElement>(null)
  const focusNext = useFocusOnMore(tiles, list.isReading)
  const lines = useMemo(() => tellsApart(list.liked), [list.liked])
  const { items, error, refetch } = list
  if (!items) {
    return error ? (
      <LoadFailed title="Couldn't load your dreamlist" error={error} onRetry={refetch} />
    ) : (
      <Waiting />
    )
  }
  if (list.total === 0) return <NothingLiked />

  const waiting = waitingOf(actions.likeChanges)
  const collected = new Set(collections.flatMap(({ designIds }) => designIds))
  const opened = collections.find(({ id }) => id === openCollection)
  const plans = list.kinds.find(({ category }) => category === 'Floor Plan')?.count ?? 0
  return (
    <section className={css['screen']}>
      <header className={css['head']}>
        <h1 className="screen-title">Dreamlist</h1>
        {plans > 1 && !choosing.chosen && (
          <Button variant="outline" size="small" className={css['compare']} onClick={choosing.start}>
            Compare
          </Button>
        )}
      </header>
      <div className={css['head']}>
        <p className={css['count']} role="status">
          {countOf(list)}
        </p>
        <SortSelect filter={filter} onChange={setFilter} />
      </div>
      {error && <StaleNote error={error} onRetry={refetch} />}
      <CollectionsRow collections={collections} onOpen={setOpenCollection} />
      <FindPanel
        filter={filter}
        onChange={setFilter}
        kinds={list.kinds}
        tagCounts={list.tagCounts}
        collections={collections}
        profile={profile}
        changes={changes}
      />
      {items.length === 0 && (
        <NothingFound
          among={countText(list.total)}
          onClear={() => setFilter({ ...NO_FILTER, sort: filter.sort })}
        />
      )}
      <TileGrid ref={tiles} designs={items} label="Liked designs">
        {(design, place) => (
          <DesignTile
            key={design.id}
            design={design}
            place={place}
            block={context.block}
            line={lines.get(design.id) ?? design.features[0]}
            choice={choosing.choiceOf(design)}
            onOpen={onOpen}
            onRemove={remove}
            isCollected={collected.has(design.id)}
            marks={<Marks hasNotes={noted?.has(design.id)} isWaiting={waiting.has(design.id)} />}
            onCollect={setCollecting}
          />
        )}
      </TileGrid>
      {list.hasMore && (
        <MoreLiked
          isReading={list.isReading}
          error={list.moreError}
          onMore={() => void list.readMore()}
          onPress={() => {
            focusNext()
            void list.readMore()
          }}
        />
      )}
      <Below choosing={choosing} onCompare={onCompare} foot={foot} />
      <CollectSheet design={collecting} onClose={() => setCollecting(null)} />
      {opened && (
        <CollectionSheet collection={opened} onClose={() => setOpenCollection(null)} onOpen={onOpen} />
      )}
    </section>
  )
}

/** Ids of unsent likes. */
const waitingOf = (changes: readonly LikeChange[] = []) =>
  new Set(changes.flatMap(({ card, sentAt }) => (card && sentAt === null ? card.id : [])))

const countText = (count: number) => (count === 1 ? '1 design' : `${count} designs`)

type Counted = Pick<ReturnType<typeof useFound>, 'found' | 'total' | 'isPartial' | 'isTotalKnown'>

function countOf({ found, total, isPartial, isTotalKnown }: Counted) {
  if (isPartial && found === total) return `${countText(total)} on this device`
  if (isPartial) return `${found} of the ${total} designs on this device`
  return found === total || !isTotalKnown ? countText(found) : `${found} of ${countText(total)}`
}

type BelowProps = Pick<Props, 'onCompare' | 'foot'> & { choosing: ReturnType<typeof useChoosing> }

/** Content below the designs: their common tags, or the bar of the plans chosen to compare. */
function Below({ choosing: { chosen, stop }, onCompare, foot }: BelowProps) {
  if (chosen) return <ChoosingBar chosen={chosen} onCompare={() => onCompare(chosen)} onStop={stop} />
  return (
    <>
      <TopTags />
      {foot}
    </>
  )
}
