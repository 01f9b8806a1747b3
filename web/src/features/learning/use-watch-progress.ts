import type { Video } from '@dream/contract/api/sections/videos'
import { useCallback, useState } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { currentSession } from '#lib/session/session.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { progressAt, parseWatchProgressById } from './watch-progress.ts'

/** How far this person has watched each video, saved on this device until they log out. */
export function useWatchProgress(userId: string) {
  const key = personalKey(userId, 'watched-videos')
  const [progressById, setProgressById] = useState(() => parseWatchProgressById(readJson(key)))
  const remember = useCallback(
    ({ id, seconds }: Pick<Video, 'id' | 'seconds'>, atS: number) => {
      // Whoever has logged out leaves nothing behind, not even the last second.
      if (currentSession().user?.id !== userId) return
      // Read again: another tab may have watched something else meanwhile.
      const stored = parseWatchProgressById(readJson(key))
      const next = { ...stored, [id]: progressAt(stored[id], atS, seconds) }
      saveJson(key, next)
      setProgressById(next)
    },
    [key, userId],
  )
  return { progressById, remember }
}
