import type { Feature } from '@dream/contract/rules/unlocks'
import { useEffect, useRef } from 'react'
import { claimNews, currentOutbox, isOwnNews, onOutbox } from './outbox.ts'
import type { News } from './queue.ts'

/** What recorded swipes unlocked, and the count that did it. */
export type Recorded = { floorPlanLikes: number; unlocked: readonly Feature[] }

/** Another tab's unlock is left to that tab for so long. */
const OTHERS_MS = 800

/** Tells `onRecorded` of each unlock that waits for a celebration; one tab hears of it. */
export function useUnlockNews(onRecorded: (recorded: Recorded) => void) {
  const latest = useRef(onRecorded)
  useEffect(() => {
    latest.current = onRecorded
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const claim = async (wanted: (news: News) => boolean) => {
      const news = await claimNews(wanted)
      const floorPlanLikes = Math.max(0, ...news.map((each) => each.floorPlanLikes))
      if (news.length > 0) latest.current({ floorPlanLikes, unlocked: news.map((each) => each.feature) })
    }
    const look = () => {
      if (currentOutbox().news.length === 0 || document.visibilityState === 'hidden') return
      void claim(isOwnNews)
      clearTimeout(timer)
      timer = setTimeout(() => void claim(() => document.visibilityState !== 'hidden'), OTHERS_MS)
    }
    look()
    const stop = onOutbox(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
