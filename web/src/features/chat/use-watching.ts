import { useCallback, useEffect, useRef } from 'react'
import type { Conversation } from './conversation/conversation.ts'

/** Notifies a conversation whether its end is really looked at: on the screen, in the window that has the focus. Returns what to call when the list moves. */
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
