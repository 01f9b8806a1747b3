import type { Block, Ground } from '@dream/contract/rules/land/land-fit'
import { createContext } from 'react'

/**
 * Block for the plans of a conversation: the buyer's block, or what is known of it. Null while it is loading; undefined shows the
 * catalogue's facts.
 */
export type BuyersGround = Block | Ground | null | undefined

export const BuyersGroundContext = createContext<BuyersGround>(undefined)
