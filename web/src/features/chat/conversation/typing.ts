import { SOCKET } from '@dream/contract/rules/chat'
import { say } from '../live/wire.ts'
import type { Cell } from './cell.ts'
import type { ConversationState } from './state.ts'

/** Tells the other that one is typing, and forgets that the other was when they say nothing more. */
export function createTyping(conversationId: string, cell: Cell<ConversationState>) {
  let toldAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOver = () => cell.change((state) => (state.isTyping ? { ...state, isTyping: false } : state))
  return {
    tell() {
      const now = performance.now()
      if (now - toldAt >= SOCKET.typingEveryMs && say({ type: 'typing', conversationId })) toldAt = now
    },
    /** The other has typed just now. */
    heard() {
      clearTimeout(timer)
      timer = setTimeout(isOver, SOCKET.typingLastsMs)
    },
    stop() {
      clearTimeout(timer)
      isOver()
    },
  }
}
