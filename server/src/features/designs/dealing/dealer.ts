import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { CatalogueState } from '../catalogue.ts'
import type { DealLog } from '../log/deal-log.ts'
import { POLICY } from '../taste/scoring.ts'
import type { Choose, DealRequest } from './chooser.ts'

/** Deals cards, best first, each with its reason, and writes them to the log. */
export function createDealer(choose: Choose, dealLog?: DealLog) {
  return async (catalogue: CatalogueState, request: DealRequest): Promise<DealtDesign[]> => {
    const dealt = await choose(catalogue, request)
    return dealt.map(({ card, isRandom, probability }, place) => {
      if (!dealLog) return card
      const { id: designId, why } = card
      return {
        ...card,
        deal: dealLog.dealt({ policy: POLICY, designId, place, isRandom, probability, why }),
      }
    })
  }
}
