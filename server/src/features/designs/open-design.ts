import type { Design } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { isLikedBy, readGround } from './designs.store.ts'

type Deps = { database: Database; catalogue: Catalogue }

/** Opens a design that is published, or that the person liked before it was archived. */
export async function openDesign(
  { database, catalogue }: Deps,
  { userId, id }: { userId: string; id: string },
): Promise<Design | null> {
  const entry = catalogue.now().byId.get(id)
  if (!entry) return null
  return entry.isPublished || (await isLikedBy(database.db, userId, id)) ? entry.design : null
}

/** For other features: a design, and the person's ground for its fit. */
export const designReader = (deps: Deps) => ({
  openDesign: (which: { userId: string; id: string }) => openDesign(deps, which),
  groundOf: (userId: string) => readGround(deps.database.db, userId),
})
