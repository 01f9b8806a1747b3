import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/navigation/page.ts'
import { useProgress, type UserProgress } from '../progress.ts'

const IDLE_TIMEOUT_MS = 500

/** Progress as the bars show it. It changes in an idle moment: the frames in which a liked card flies are the card's. */
export function useShownProgress(): UserProgress | undefined {
  const { data } = useProgress()
  const [shown, setShown] = useState(data)
  const isShown = isSame(data, shown)
  useEffect(() => {
    if (isShown) return
    return whenIdle(() => setShown(data), IDLE_TIMEOUT_MS)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the object is another one in each drawing
  }, [isShown, data?.floorPlanLikes, data?.unlocked, data?.unlockAt])
  // What comes first, and somebody else's, is not waited for.
  return shown && data ? shown : data
}

const isSame = (one: UserProgress | undefined, other: UserProgress | undefined) =>
  one?.floorPlanLikes === other?.floorPlanLikes &&
  one?.unlocked === other?.unlocked &&
  one?.unlockAt === other?.unlockAt
