import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { Ref } from 'react'
import css from './tile-grid.module.css'
import type { Tile } from './tile.ts'
import { VirtualRows } from './virtual-rows.tsx'

/** Number of tiles that are all rendered, so that the browser's search finds them; longer lists are virtualised. */
const WHOLE_MAX = 60

type Props = {
  designs: readonly LikedDesign[]
  label: string
  children: Tile
  ref?: Ref<HTMLDivElement>
}

/** Grid of tiles, however many there are. */
export function TileGrid({ designs, label, children, ref }: Props) {
  return (
    <div ref={ref} data-tour="liked">
      {designs.length <= WHOLE_MAX ? (
        <ul className={css['tiles']} aria-label={label}>
          {designs.map((design) => children(design, 'list'))}
        </ul>
      ) : (
        <VirtualRows designs={designs} label={label}>
          {children}
        </VirtualRows>
      )}
    </div>
  )
}
