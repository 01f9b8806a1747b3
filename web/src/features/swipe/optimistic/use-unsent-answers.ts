import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { currentSwipeQueue, onSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { type Answer, unsentAnswer } from './answers.ts'
import { startSentLikes } from './sent-likes.ts'

/** Returns `unsentAnswer` as a live function; once sent, the answer is in the pick of the day. */
export function useUnsentAnswers(): (designId: string) => Answer | undefined {
  useEffect(() => void startSentLikes(), [])
  const { queue } = useSyncExternalStore(onSwipeQueue, currentSwipeQueue, currentSwipeQueue)
  return useCallback((designId) => unsentAnswer(queue, designId), [queue])
}
