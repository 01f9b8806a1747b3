import type { Design } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import { countOpening, readSharedDesign } from './shared-plans.store.ts'

/** Design of the catalogue, whether it is still published or not. */
export type Listed = { design: Design; isPublished: boolean }

type Deps = {
  database: Database
  designOf: (id: string) => Listed | undefined
  /** Whether sharing is switched on. */
  isSharingOpen: () => boolean
}

/** Shared plans for their pages. */
export const createSharedPlans = ({ database, designOf, isSharingOpen }: Deps) => ({
  /** Published plan of a link; null once it is stopped or void. */
  async find(token: string): Promise<Design | null> {
    if (!isSharingOpen()) return null
    const listed = designOf((await readSharedDesign(database.db, token)) ?? '')
    return listed?.isPublished ? listed.design : null
  },
  /** Counts an open. */
  count: (token: string) => countOpening(database.db, token),
  /** Any design of the catalogue. */
  designOf: (id: string) => designOf(id)?.design,
})
