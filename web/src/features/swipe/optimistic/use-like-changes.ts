import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useStore } from '#lib/store/use-store.ts'
import { currentSwipeQueue, onSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { likeChanges, type LikeChange } from './like-changes.ts'
import { sentLikes, startSentLikes } from './sent-likes.ts'

/** Changes of likes on this device that no answer may include yet. */
export function useLikeChanges(): readonly LikeChange[] {
  useEffect(() => void startSentLikes(), [])
  const queue = useSyncExternalStore(onSwipeQueue, currentSwipeQueue, currentSwipeQueue)
  const sent = useStore(sentLikes)
  return useMemo(() => likeChanges(queue, sent), [queue, sent])
}
