import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#lib/api/api-client.ts'

const PAGE = 20

type State = { passes: readonly DealtDesign[]; hasMore: boolean; isReading: boolean; error: Error | null }

/** Passed designs, one page at a time, the latest first. */
export function usePasses() {
  const [state, setState] = useState<State>({ passes: [], hasMore: true, isReading: true, error: null })
  const before = state.passes.at(-1)?.passedAt
  const read = useCallback(async (from: string | undefined) => {
    setState((old) => ({ ...old, isReading: true }))
    try {
      const query = { batch: PAGE, review: 'passed', ...(from !== undefined && { before: from }) } as const
      const page = await call('GET /api/designs', { query })
      setState((old) => {
        const known = new Set(old.passes.map(({ id }) => id))
        const passes = [...old.passes, ...page.filter(({ id }) => !known.has(id))]
        return { passes, hasMore: page.length === PAGE, isReading: false, error: null }
      })
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure))
      setState((old) => ({ ...old, isReading: false, error }))
    }
  }, [])
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the first page is asked for once, when the sheet opens
    void read(undefined)
  }, [read])
  return { ...state, readMore: () => void read(before) }
}
