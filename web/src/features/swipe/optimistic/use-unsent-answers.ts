import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { currentSwipeQueue, onSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { type Answer, unsentAnswer } from './answers.ts'
import { startSentLikes } from './sent-likes.ts'

/** Tells of a design what `unsentAnswer` does; once sent, it stands with the pick of the day. */
export function useUnsentAnswers(): (designId: string) => Answer | undefined {
  useEffect(() => void startSentLikes(), [])
  const { queue } = useSyncExternalStore(onSwipeQueue, currentSwipeQueue, currentSwipeQueue)
  return useCallback((designId) => unsentAnswer(queue, designId), [queue])
}
