import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { Virtualizer } from 'virtua'
import { rowsOf } from './rows.ts'
import css from './tile-grid.module.css'
import type { Tile } from './tile.ts'

type Props = { designs: readonly LikedDesign[]; label: string; children: Tile }

/** Overscan above and below the viewport, in pixels. */
const AHEAD_PX = 900

/** Virtual rows of a long list of tiles; it scrolls with the page. */
export function VirtualRows({ designs, label, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { scroller, top, columns } = usePlace(list)
  const rows = useMemo(() => rowsOf(designs, columns), [designs, columns])
  return (
    <div ref={list} role="list" aria-label={label}>
      {scroller && (
        <Virtualizer scrollRef={scroller} startMargin={top} bufferSize={AHEAD_PX} data={rows}>
          {(row) => (
            <div
              key={row[0]?.id}
              role="presentation"
              className={css['row']}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {row.map((design) => children(design, 'row'))}
            </div>
          )}
        </Virtualizer>
      )}
    </div>
  )
}

/** Minimum width of a tile, and the gap. */
const TILE_REM = 9
const GAP_PX = 12

type Place = { scroller: RefObject<HTMLElement> | null; top: number; columns: number }

/** Offset of the list in its scroll container, and the number of columns. */
function usePlace(list: RefObject<HTMLDivElement | null>) {
  const [place, setPlace] = useState<Place>({ scroller: null, top: 0, columns: 2 })
  useLayoutEffect(() => {
    const node = list.current
    const main = node?.closest('main') ?? document.documentElement
    const scroller = { current: main }
    const measure = () => {
      if (!node) return
      const top = node.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const columns = Math.max(1, Math.floor((node.clientWidth + GAP_PX) / (TILE_REM * rem + GAP_PX)))
      setPlace((known) =>
        known.scroller && known.columns === columns && Math.abs(known.top - top) < 1
          ? known
          : { scroller: known.scroller ?? scroller, top, columns },
      )
    }
    measure()
    // Content above it may grow or disappear.
    const sized = new ResizeObserver(measure)
    if (node) sized.observe(node)
    if (node?.parentElement?.parentElement) sized.observe(node.parentElement.parentElement)
    return () => sized.disconnect()
  }, [list])
  return place
}
