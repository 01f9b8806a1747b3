import type { Design } from '@dream/contract/api/designs/design'
import type { TopTag } from '@dream/contract/api/designs/tags'
import type { Database } from '#platform/database/database.ts'
import { countOpening, readSharedDesigns, readSharedPage } from './shared-pages.store.ts'

type Deps = {
  database: Database
  /** Looks up a published design. */
  designOf: (id: string) => Design | undefined
  topTagsOf: (userId: string) => Promise<{ likes: number; items: readonly TopTag[] }>
}

/** Shared page of a collection or of DNA, with nothing else of its owner. */
export type ShownPage = {
  kind: 'collection' | 'dna'
  /** Name of the collection; null for DNA. */
  name: string | null
  /** Null unless its owner chose to be named. */
  firstName: string | null
  /** Note of the collection, empty unless its owner chose to show notes. */
  note: string
  designs: readonly { design: Design; notes: readonly string[] }[]
  /** Number of designs in a collection, of which the first are shown. */
  held: number
  likes: number
  tags: readonly TopTag[]
}

/** Null once the link is stopped or void. */
export async function openSharedPage(deps: Deps, token: string): Promise<ShownPage | null> {
  const page = await readSharedPage(deps.database.db, token)
  if (!page) return null
  const { kind, name, showsName, showsNotes, ownerName, note, userId } = page
  const firstName = showsName ? (ownerName.trim().split(/\s+/)[0] ?? null) : null
  const shown = { kind, name, firstName, note: (showsNotes && note) || '' }
  if (kind === 'dna') {
    const { likes, items } = await deps.topTagsOf(userId)
    return { ...shown, designs: [], held: 0, likes, tags: items }
  }
  const { held, first } = await readSharedDesigns(deps.database.db, page)
  const designs = first.flatMap(({ designId, notes }) => {
    const design = deps.designOf(designId)
    return design ? [{ design, notes }] : []
  })
  return { ...shown, designs, held, likes: 0, tags: [] }
}

/** Shared pages for everybody who has their link. */
export const createSharedPages = ({ isSharingOpen, ...deps }: Deps & { isSharingOpen: () => boolean }) => ({
  /** Page of a link; null once it is stopped or void. */
  open: async (token: string) => (isSharingOpen() ? openSharedPage(deps, token) : null),
  /** Counts an open. */
  count: (token: string) => countOpening(deps.database.db, token),
})
