import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { UserFacingError, useSubmission } from '#lib/forms/submission.ts'
import { editsSaved } from './edits-in-turn.ts'

const POLL_MS = 700
const NOT_SAVED = "What you typed last isn't saved. Its row below says why."

/** Import, polled while a task is running on it. */
export function useImport(id: string) {
  const query = useApiQuery('GET /api/admin/imports/:id', { params: { id } })
  const { data, refetch } = query
  const isBusy = data ? data.task !== null : false
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy)
      void invalidate('GET /api/admin/imports/:id/rows', 'GET /api/admin/imports')
    wasBusy.current = isBusy
    if (!isBusy) return
    const timer = setInterval(() => void refetch(), POLL_MS)
    return () => clearInterval(timer)
  }, [isBusy, refetch])
  return query
}

/** Stores an import from an answer in the cache. */
export const showImport = (detail: ImportDetail) =>
  setApiData('GET /api/admin/imports/:id', () => detail, { params: { id: detail.id } })

/** Actions on an import as a whole. */
export function useImportActions({ id, version }: Pick<ImportDetail, 'id' | 'version'>) {
  const submission = useSubmission("That didn't work. Please try again.")
  const params = { id }
  const run = async (send: () => Promise<ImportDetail>) => {
    const failed = await submission.run(async () => showImport(await send()))
    if (failed) await invalidate('GET /api/admin/imports/:id')
    return failed
  }
  return {
    ...submission,
    check: () =>
      run(async () => {
        if (await editsSaved()) throw new UserFacingError(NOT_SAVED)
        return call('POST /api/admin/imports/:id/check', { params })
      }),
    apply: (rows: 'all' | 'good') =>
      run(() => call('POST /api/admin/imports/:id/apply', { params, body: { version, rows } })),
    cancel: () => run(() => call('POST /api/admin/imports/:id/cancel', { params })),
    undo: () => run(() => call('POST /api/admin/imports/:id/undo', { params, body: { version } })),
    discard: () => run(() => call('POST /api/admin/imports/:id/discard', { params })),
  }
}
