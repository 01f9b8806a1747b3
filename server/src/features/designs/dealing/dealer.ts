import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { CatalogueState } from '../catalogue.ts'
import { chooseCards } from '../deal-cards.ts'
import { readDeckOf } from '../designs.store.ts'
import { createHistories } from '../taste/history.ts'
import type { DealLog } from '../log/deal-log.ts'
import { createPopularity } from '../taste/popularity.ts'
import { POLICY } from '../taste/scoring.ts'

type Deps = { database: Database; dealLog?: DealLog | undefined; log?: Logger | undefined }
export type DealRequest = { userId: string; batch: number; exclude: readonly string[]; unlockAt?: UnlockAt }

/** Deals cards, best first, each with why it was dealt; with what this process remembers of people and of everybody. */
export function createDealer({ database, dealLog, log }: Deps) {
  const historyOf = createHistories(database)
  const popularityOf = createPopularity(database, log)
  return async (catalogue: CatalogueState, request: DealRequest): Promise<DealtDesign[]> => {
    const row = await readDeckOf(database, request.userId)
    const history = await historyOf(request.userId, row, catalogue)
    const dealt = chooseCards(catalogue, row, { ...request, history, prior: popularityOf(catalogue) })
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
