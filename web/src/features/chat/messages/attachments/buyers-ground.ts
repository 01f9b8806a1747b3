import type { Block, Ground } from '@dream/contract/rules/land/land-fit'
import { createContext } from 'react'

/**
 * What the plans of a conversation are read on: the buyer's block, or of their ground what is known. Null while that is being
 * loaded; without it a card says what the catalogue does.
 */
export type BuyersGround = Block | Ground | null | undefined

export const BuyersGroundContext = createContext<BuyersGround>(undefined)
