import type { Video } from '@dream/contract/api/videos'
import { useCallback, useState } from 'react'
import { keepJson, readJson } from '#lib/kept-json.ts'
import { currentSession } from '#lib/session.ts'
import { personalKey } from '#lib/storage.ts'
import { markAt, parseMarks } from './watch-marks.ts'

/** How far this person has watched each video, kept on this device until they log out. */
export function useWatchMarks(userId: string) {
  const key = personalKey(userId, 'watched-videos')
  const [marks, setMarks] = useState(() => parseMarks(readJson(key)))
  const remember = useCallback(
    ({ id, seconds }: Pick<Video, 'id' | 'seconds'>, atS: number) => {
      // Whoever has logged out leaves nothing behind, not even the last second.
      if (currentSession().user?.id !== userId) return
      // Read anew: another tab may have watched something else meanwhile.
      const stored = parseMarks(readJson(key))
      const next = { ...stored, [id]: markAt(stored[id], atS, seconds) }
      keepJson(key, next)
      setMarks(next)
    },
    [key, userId],
  )
  return { marks, remember }
}
