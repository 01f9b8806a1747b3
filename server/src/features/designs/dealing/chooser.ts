import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { CatalogueState } from '../catalogue.ts'
import { type Chosen, chooseCards } from '../deal-cards.ts'
import { readDeckOf } from '../designs.store.ts'
import { createHistories } from '../taste/history.ts'
import { createPopularity } from '../taste/popularity.ts'

type Deps = { database: Database; log?: Logger | undefined }
export type DealRequest = { userId: string; batch: number; exclude: readonly string[]; unlockAt?: UnlockAt }
export type Choose = ReturnType<typeof createChooser>

/** Chooses people's next cards, with this process's caches of people and of everybody's likes; one instance for all callers. */
export function createChooser({ database, log }: Deps) {
  const historyOf = createHistories(database)
  const popularityOf = createPopularity(database, log)
  return async (catalogue: CatalogueState, request: DealRequest): Promise<Chosen[]> => {
    const row = await readDeckOf(database, request.userId)
    const history = await historyOf(request.userId, row, catalogue)
    return chooseCards(catalogue, row, { ...request, history, prior: popularityOf(catalogue) })
  }
}
