import type { Collection, Collections } from '@dream/contract/api/designs/collections'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'

const LIST = 'GET /api/preferences/collections'

/** What can be done to collections. Each change answers all of them as they are then. */
export const changes = {
  make: (id: string, name: string) =>
    call('PUT /api/preferences/collections/:id', { params: { id }, body: { name } }),
  edit: ({ id, version }: Collection, change: { name?: string; note?: string }) =>
    call('PATCH /api/preferences/collections/:id', { params: { id }, body: { version, ...change } }),
  remove: (id: string) => call('DELETE /api/preferences/collections/:id', { params: { id } }),
  add: (id: string, designId: string) =>
    call('PUT /api/preferences/collections/:id/designs/:designId', { params: { id, designId } }),
  takeOut: (id: string, designId: string) =>
    call('DELETE /api/preferences/collections/:id/designs/:designId', { params: { id, designId } }),
  order: (id: string, designIds: string[]) =>
    call('PUT /api/preferences/collections/:id/order', { params: { id }, body: { designIds } }),
  orderAll: (ids: string[]) => call('PUT /api/preferences/collections', { body: { ids } }),
}

export function useCollections(): readonly Collection[] | undefined {
  return useApiQuery(LIST).data?.items
}

/** Runs changes one at a time, puts their answers on the screen, and says what went wrong with the last one. */
export function useChange() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  async function change(work: () => Promise<Collections>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setError(null)
    try {
      const answer = await work()
      setApiData(LIST, () => answer)
      void invalidate('GET /api/preferences/collections/:id/designs')
      return true
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      // Another window may be ahead: its version is the one to change next.
      void invalidate(LIST)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy, error }
}

/** The same list with one of it a place earlier or later. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (at === -1 || other === undefined) return [...ids]
  return ids.map((each) => (each === id ? other : each === other ? id : each))
}
