import type { Video } from '@dream/contract/api/sections/videos'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { getApiData, useApiQuery } from '#lib/api/query.ts'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { currentSession } from '#lib/session/session.ts'
import { fromServer, keepSendingProgress, progressKey, sendProgressSoon } from './send-progress.ts'
import { newestOf, progressAt, parseWatchProgressById } from './watch-progress.ts'

/** Watch progress of a person on any device; this one keeps its own part until the server has it. */
export function useWatchProgress(userId: string) {
  const key = progressKey(userId)
  const { data, isFetching } = useApiQuery('GET /api/videos/progress')
  const [own, setOwn] = useState(() => parseWatchProgressById(readJson(key)))
  const progressById = useMemo(() => newestOf(fromServer(data?.items), own), [data, own])
  useEffect(() => {
    // Wait for the server's progress, so that nothing is sent that it already has.
    if (!isFetching) return keepSendingProgress(userId)
  }, [userId, isFetching])
  const remember = useCallback(
    ({ id, seconds }: Pick<Video, 'id' | 'seconds'>, atS: number) => {
      // After a logout nothing may be saved, not even the last second.
      if (currentSession().user?.id !== userId) return
      // Read again: another tab may have saved progress meanwhile.
      const stored = parseWatchProgressById(readJson(key))
      const before = newestOf(fromServer(getApiData('GET /api/videos/progress')?.items), stored)[id]
      const next = { ...stored, [id]: progressAt(before, atS, seconds) }
      saveJson(key, next)
      setOwn(next)
      sendProgressSoon(userId)
    },
    [key, userId],
  )
  return { progressById, remember }
}
