import { SOCKET } from '@dream/contract/rules/chat/chat'
import { send } from '../live/chat-socket.ts'
import type { Store } from '#lib/store/create-store.ts'
import type { ConversationState } from './state.ts'

/** Typing indicators: sends one's own, and expires the other's after a while. */
export function createTyping(conversationId: string, store: Store<ConversationState>) {
  let sentAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => store.update((state) => (state.isTyping ? { ...state, isTyping: false } : state))
  return {
    send() {
      const now = performance.now()
      if (now - sentAt >= SOCKET.typingEveryMs && send({ type: 'typing', conversationId })) sentAt = now
    },
    /** Handles a typing event of the other. */
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
