import { SHARED_PAGES_LIMIT } from '@dream/contract/rules/designs/shared-plans'
import type { Database } from '#platform/database/database.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { randomHex } from '#platform/security/tokens.ts'
import * as store from './shared-pages.store.ts'

const TOKEN_BYTES = 16

type Deps = { database: Database; attempts: Attempts }

/** Returns the person's link for a collection or their DNA: the existing one, updated to the current choices, or a new one. */
export function sharePage(
  { database, attempts }: Deps,
  page: store.Subject & store.Choices,
): Promise<store.StoredPage> {
  const { userId, collectionId } = page
  return database.transaction(async (tx) => {
    await store.lockPerson(tx, userId)
    if (collectionId !== null && !(await store.hasCollection(tx, { userId, id: collectionId })))
      throw problem('not-found')
    const known = await store.chooseAnew(tx, page)
    if (known) return store.readPage(tx, { userId, id: known })
    await attempts.takeOrThrow(tx, { kind: 'share-page', subject: userId }, [SHARED_PAGES_LIMIT])
    const id = await store.insertPage(tx, { ...page, token: randomHex(TOKEN_BYTES) })
    return store.readPage(tx, { userId, id })
  })
}
