import type { Design } from '@dream/contract/api/designs/design'
import type { TopTag } from '@dream/contract/api/designs/tags'
import type { Database } from '#platform/database/database.ts'
import { readSharedDesigns, readSharedPage } from './shared-pages.store.ts'

type Deps = {
  database: Database
  /** A published design. */
  designOf: (id: string) => Design | undefined
  topTagsOf: (userId: string) => Promise<{ likes: number; items: readonly TopTag[] }>
}

/** What whoever has the link of a collection or of somebody's DNA gets to see, and nothing else of its owner. */
export type ShownPage = {
  kind: 'collection' | 'dna'
  /** Of the collection; null for DNA. */
  name: string | null
  /** Null unless its owner chose to be named. */
  firstName: string | null
  /** Of the collection, empty unless its owner chose to show notes. */
  note: string
  designs: readonly { design: Design; notes: readonly string[] }[]
  /** Of a collection: how many it holds, of which the first are shown. */
  held: number
  likes: number
  tags: readonly TopTag[]
}

/** Null once the link shows nothing any more. */
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
