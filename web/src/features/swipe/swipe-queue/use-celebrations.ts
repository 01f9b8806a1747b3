import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { useEffect, useRef } from 'react'
import { claimCelebrations, isOfThisTab } from './claim-celebrations.ts'
import { currentSwipeQueue, onSwipeQueue } from './swipe-queue.ts'
import type { PendingCelebration } from './queue-state.ts'

/** Unlocks by recorded swipes, and the count that caused them. */
export type Recorded = { floorPlanLikes: number; unlocked: readonly Feature[] }

/** Time for which another tab's unlock is left to that tab. */
const OTHERS_MS = 800

/** Calls `onRecorded` with each pending unlock, in a single tab. */
export function useCelebrations(onRecorded: (recorded: Recorded) => void) {
  const latest = useRef(onRecorded)
  useEffect(() => {
    latest.current = onRecorded
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const claim = async (wanted: (celebration: PendingCelebration) => boolean) => {
      const claimed = await claimCelebrations(wanted)
      const floorPlanLikes = Math.max(0, ...claimed.map((each) => each.floorPlanLikes))
      if (claimed.length > 0)
        latest.current({ floorPlanLikes, unlocked: claimed.map((each) => each.feature) })
    }
    const check = () => {
      if (currentSwipeQueue().celebrations.length === 0 || document.visibilityState === 'hidden') return
      void claim(isOfThisTab)
      clearTimeout(timer)
      timer = setTimeout(() => void claim(() => document.visibilityState !== 'hidden'), OTHERS_MS)
    }
    check()
    const stop = onSwipeQueue(check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
}
