import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { ReactElement } from 'react'

/** Draws one design: an item of a `list`, or of a `row` of a long one that says so by its role. */
export type Tile = (design: LikedDesign, place: 'list' | 'row') => ReactElement
