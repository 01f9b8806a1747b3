import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { ReactElement } from 'react'

/** Renders one design, as an item of a `list`, or of a `row` of a virtual list, with the role for it. */
export type Tile = (design: LikedDesign, place: 'list' | 'row') => ReactElement
