import { useCallback, useState } from 'react'
import { showToast } from '#ui/overlays/toast.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { reachMessage } from '../conversation/reach-message.ts'

/** Message to jump to; a new object each time, also for the same message. */
export type Target = { seq: number }

/** Finds a message by its seq, loading older ones until it is there; returns the last one found. */
export function useTarget(conversation: Conversation) {
  const [target, setTarget] = useState<Target | null>(null)
  const open = useCallback(
    (seq: number) => {
      void reachMessage(conversation, seq).then((isThere) => {
        if (isThere) setTarget({ seq })
        else showToast("Couldn't load that message. Please try again.")
      })
    },
    [conversation],
  )
  return [target, open] as const
}
