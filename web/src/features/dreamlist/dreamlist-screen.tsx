import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { blockOf } from '@dream/contract/rules/land/land-fit'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { StaleNote } from '#ui/status/stale-note.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { CollectSheet } from './collections/collect-sheet.tsx'
import { CollectionSheet } from './collections/collection-sheet.tsx'
import { CollectionsRow } from './collections/collections-row.tsx'
import { useCollections } from './collections/use-collections.ts'
import { DesignTile } from './design-tile.tsx'
import css from './dreamlist-screen.module.css'
import { putBack } from './join-pages.ts'
import { MoreLiked } from './more-liked.tsx'
import { onShelf, shelvesOf, type Shelf } from './shelves.ts'
import { TopTags } from './top-tags.tsx'
import { useLiked } from './use-liked.ts'

type Props = {
  onOpen: (design: LikedDesign) => void
  /** Takes a like back, now or when the network is there again. */
  onRemove: (design: LikedDesign) => void
  onRestore: (design: LikedDesign) => void
}

/** Everything liked, floor plans first; what was read last is there without a network too. */
export function DreamlistScreen({ onOpen, onRemove, onRestore }: Props) {
  const { liked: data, error, refetch, hasMore, isReading, moreError, readMore } = useLiked()
  const { data: profile } = useApiQuery('GET /api/profile')
  const collections = useCollections() ?? []
  const [collecting, setCollecting] = useState<LikedDesign | null>(null)
  const [openCollection, setOpenCollection] = useState<string | null>(null)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  /** Taken out and put back here: they are shown at their places before the server lists them again. */
  const [restored, setRestored] = useState<readonly LikedDesign[]>([])
  const [wanted, setWanted] = useState<Shelf['category']>('all')
  const tiles = useRef<HTMLUListElement>(null)
  const focusNext = useFocusOnMore(tiles, isReading)
  if (!data) {
    return error ? (
      <LoadFailed title="Couldn't load your dreamlist" error={error} onRetry={refetch} />
    ) : (
      <Waiting />
    )
  }

  const liked = putBack(data, restored).filter((design) => !removed.has(design.id))
  const shelves = shelvesOf(liked)
  const shelf = shelves.find(({ category }) => category === wanted) ?? shelves[0]
  if (!shelf) return <NothingLiked />
  const more = hasMore ? '+' : ''
  const opened = collections.find(({ id }) => id === openCollection)

  function remove(design: LikedDesign) {
    setRemoved((known) => new Set([...known, design.id]))
    onRemove(design)
    showToast(`${design.title} removed`, { action: { label: 'Undo', onPress: () => restore(design) } })
  }
  function restore(design: LikedDesign) {
    setRemoved((known) => new Set([...known].filter((id) => id !== design.id)))
    setRestored((known) => [...known, design])
    onRestore(design)
  }
  return (
    <section className={css['screen']}>
      <header className={css['head']}>
        <h1 className="screen-title">Dreamlist</h1>
        <span>{liked.length === 1 && !hasMore ? '1 design' : `${liked.length}${more} designs`}</span>
      </header>
      {error && <StaleNote error={error} onRetry={refetch} />}
      <CollectionsRow collections={collections} onOpen={setOpenCollection} />
      <div className={css['shelves']} role="group" aria-label="Show" data-tour="shelves">
        {shelves.map(({ category, label, count }) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === shelf.category}
            onClick={() => setWanted(category)}
          >
            <span>
              {label} {`${count}${more}`}
            </span>
          </button>
        ))}
      </div>
      <ul ref={tiles} className={css['tiles']} aria-label="Liked designs" data-tour="liked">
        {onShelf(liked, shelf.category, { hasMore: hasMore && !moreError }).map((design) => (
          <DesignTile
            key={design.id}
            design={design}
            block={profile ? blockOf(profile) : null}
            onOpen={onOpen}
            onRemove={remove}
            isCollected={collections.some(({ designIds }) => designIds.includes(design.id))}
            onCollect={setCollecting}
          />
        ))}
      </ul>
      {hasMore && (
        <MoreLiked
          isReading={isReading}
          error={moreError}
          onMore={() => void readMore()}
          onPress={() => {
            focusNext()
            void readMore()
          }}
        />
      )}
      <TopTags />
      <CollectSheet design={collecting} onClose={() => setCollecting(null)} />
      {opened && (
        <CollectionSheet collection={opened} onClose={() => setOpenCollection(null)} onOpen={onOpen} />
      )}
    </section>
  )
}

/** Whoever asked for more goes on with the first design that came. */
function useFocusOnMore(tiles: RefObject<HTMLUListElement | null>, isReading: boolean) {
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (isReading || from.current === null) return
    tiles.current?.children[from.current]?.querySelector('button')?.focus({ preventScroll: true })
    from.current = null
  }, [tiles, isReading])
  return () => {
    from.current = tiles.current?.children.length ?? null
  }
}

function NothingLiked() {
  return (
    <Notice
      title="Nothing here yet"
      drawing={<HalfPlanDrawing />}
      actions={<ButtonLink href="/explore">Keep swiping</ButtonLink>}
    >
      <p>Swipe right on anything you could live in, and it waits for you here.</p>
    </Notice>
  )
}

function Waiting() {
  return (
    <section className={css['screen']} role="status">
      <span className="visually-hidden">Loading...</span>
      <header className={css['head']} aria-hidden="true">
        <h1 className="screen-title">Dreamlist</h1>
      </header>
      <div className={css['tiles']}>
        {[0, 1, 2, 3].map((tile) => (
          <Placeholder key={tile} className={css['empty']} />
        ))}
      </div>
    </section>
  )
}
