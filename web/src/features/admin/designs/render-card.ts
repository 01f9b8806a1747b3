import type { CardDesign } from '@dream/contract/api/designs/design'
import type { ReactNode } from 'react'

/** Draws a design's card as buyers get it; another feature's, so it is passed. */
export type RenderCard = (design: CardDesign) => ReactNode
