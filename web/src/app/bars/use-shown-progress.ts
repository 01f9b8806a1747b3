import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/navigation/page.ts'
import { useProgress, type UserProgress } from '../progress.ts'

const IDLE_TIMEOUT_MS = 500

/** Progress for the bars, updated in an idle moment to leave the frames in which a liked card flies to the card. */
export function useShownProgress(): UserProgress | undefined {
  const { data } = useProgress()
  const [shown, setShown] = useState(data)
  const isShown = isSame(data, shown)
  useEffect(() => {
    if (isShown) return
    return whenIdle(() => setShown(data), IDLE_TIMEOUT_MS)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the object is another one in each drawing
  }, [isShown, data?.floorPlanLikes, data?.unlocked, data?.unlockAt])
  // The first value, and another person's, show at once.
  return shown && data ? shown : data
}

const isSame = (one: UserProgress | undefined, other: UserProgress | undefined) =>
  one?.floorPlanLikes === other?.floorPlanLikes &&
  one?.unlocked === other?.unlocked &&
  one?.unlockAt === other?.unlockAt
