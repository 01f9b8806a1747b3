import { useCallback, useEffect, useRef } from 'react'
import type { Conversation } from './conversation/conversation.ts'

/**
 * Tells a conversation whether its end is really watched: in view, in the focused window. Returns a function to call when the list
 * scrolls.
 */
export function useWatching(conversation: Conversation): (isAtEnd: boolean) => void {
  const isAtEnd = useRef(false)
  const check = useCallback(() => {
    const isHere = document.visibilityState === 'visible' && document.hasFocus()
    conversation.watch(isHere && isAtEnd.current)
  }, [conversation])
  useEffect(() => {
    addEventListener('focus', check)
    addEventListener('blur', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      removeEventListener('focus', check)
      removeEventListener('blur', check)
      document.removeEventListener('visibilitychange', check)
      conversation.watch(false)
    }
  }, [conversation, check])
  return useCallback(
    (isThere: boolean) => {
      isAtEnd.current = isThere
      check()
    },
    [check],
  )
}
