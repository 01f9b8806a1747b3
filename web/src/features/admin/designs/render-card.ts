import type { CardDesign } from '@dream/contract/api/designs/design'
import type { ReactNode } from 'react'

/** Renders a design's card as buyers see it; passed in, as it belongs to another feature. */
export type RenderCard = (design: CardDesign) => ReactNode
