import { SOCKET } from '@dream/contract/rules/chat/chat'
import { send } from '../live/chat-socket.ts'
import type { Store } from '#lib/store/create-store.ts'
import type { ConversationState } from './state.ts'

/** Notifies the other that one is typing, and forgets that the other was when they say nothing more. */
export function createTyping(conversationId: string, store: Store<ConversationState>) {
  let sentAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => store.update((state) => (state.isTyping ? { ...state, isTyping: false } : state))
  return {
    send() {
      const now = performance.now()
      if (now - sentAt >= SOCKET.typingEveryMs && send({ type: 'typing', conversationId })) sentAt = now
    },
    /** The other has typed just now. */
    receive() {
      clearTimeout(timer)
      timer = setTimeout(clear, SOCKET.typingLastsMs)
    },
    stop() {
      clearTimeout(timer)
      clear()
    },
  }
}
