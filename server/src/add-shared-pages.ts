import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Everybody } from '#features/preferences/taste/everybody.ts'
import { readTopTags } from '#features/preferences/top-tags.ts'
import { openSharedPage } from '#features/shared-pages/open-shared-page.ts'
import { sharedPageRoutes } from '#features/shared-pages/shared-pages.routes.ts'
import { countOpening } from '#features/shared-pages/shared-pages.store.ts'
import type { Database } from '#platform/database/database.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Env } from '#platform/process/env.ts'

type SharedPageDeps = {
  database: Database
  catalogue: Catalogue
  env: Env
  attempts: Attempts
  isSharingOpen: () => boolean
  everybody: Everybody
}

/** Adds sharing of collections and design DNA; returns the function that opens their pages. */
export function addSharedPages(app: FastifyInstance, deps: SharedPageDeps) {
  const { database, catalogue, isSharingOpen, everybody } = deps
  const topTagsOf = (userId: string) => readTopTags({ database, everybody }, catalogue.now(), userId)
  const designOf = (id: string) => {
    const listed = catalogue.now().byId.get(id)
    return listed?.isPublished ? listed.design : undefined
  }
  sharedPageRoutes(app, { ...deps, topTagsOf })
  return {
    open: async (token: string) =>
      isSharingOpen() ? openSharedPage({ database, designOf, topTagsOf }, token) : null,
    count: (token: string) => countOpening(database.db, token),
  }
}
