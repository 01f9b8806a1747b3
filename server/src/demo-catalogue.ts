import { randomUUID } from 'node:crypto'
import { addBuilder, switchBuilder } from '#features/admin/builders/change-builder.ts'
import { listBuilders } from '#features/admin/builders/builders.store.ts'
import { archiveDesign, assignBuilder } from '#features/admin/designs/archive-designs.ts'
import { insertDrafts } from '#features/admin/designs/designs.store.ts'
import { publishDesign } from '#features/admin/designs/publish-designs.ts'
import { saveDraft } from '#features/admin/designs/save-draft.ts'
import type { CatalogueUseCases } from '#features/demo/catalogue/seed-demo-catalogue.ts'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Database } from '#platform/database/database.ts'
import { ProblemError } from '#platform/problems/problem.ts'

const BY = { source: 'command' } as const
const FIRST = { version: 1 }

/** The use-cases of the rooms Designs and Builders, as the demo's set-up calls them. */
export function demoCatalogue(database: Database, catalogue: Catalogue): CatalogueUseCases {
  return {
    hasBuilders: async () => (await listBuilders(database.db)).length > 0,
    async addBuilder(builder) {
      try {
        return (await addBuilder(database, BY, { ...builder, logo: null })).id
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'builder-exists') return null
        throw error
      }
    },
    switchOff: (id) => switchBuilder(database, BY, { id, ...FIRST, isActive: false }),
    assign: (ids, builderId) =>
      assignBuilder(database, BY, { selection: { of: 'these', ids: [...ids] }, builderId }),
    async addDraft(document, builderId) {
      const id = randomUUID()
      await database.transaction((tx) => insertDrafts(tx, [{ id, document, builderId }]))
      return id
    },
    change: (id, changes) => saveDraft(database, BY, { id, ...FIRST, changes }),
    publish: (id, at) => publishDesign(database, BY, { id, ...FIRST, at: at.toISOString() }),
    archive: (id) => archiveDesign(database, BY, { id, ...FIRST }),
    designs: () =>
      [...catalogue.now().byId.values()]
        .filter(({ isPublished }) => isPublished)
        .map(({ design }) => design)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}
