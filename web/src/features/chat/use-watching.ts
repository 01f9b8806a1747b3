import { useCallback, useEffect, useRef } from 'react'
import type { Conversation } from './conversation/conversation.ts'

/** Tells a conversation whether its end is really looked at: on the screen, in the window that has the focus. Gives what to call when the list moves. */
export function useWatching(conversation: Conversation): (isAtEnd: boolean) => void {
  const isAtEnd = useRef(false)
  const look = useCallback(() => {
    const isHere = document.visibilityState === 'visible' && document.hasFocus()
    conversation.watch(isHere && isAtEnd.current)
  }, [conversation])
  useEffect(() => {
    addEventListener('focus', look)
    addEventListener('blur', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
      document.removeEventListener('visibilitychange', look)
      conversation.watch(false)
    }
  }, [conversation, look])
  return useCallback(
    (isThere: boolean) => {
      isAtEnd.current = isThere
      look()
    },
    [look],
  )
}
