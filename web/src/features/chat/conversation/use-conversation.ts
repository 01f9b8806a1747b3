import { useEffect } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useStore } from '#lib/store/use-store.ts'
import { conversationOf } from './conversation.ts'

/** State of a conversation, and the server's answer about it. */
export function useConversation(conversationId: string) {
  const conversation = conversationOf(conversationId)
  const about = useApiQuery('GET /api/conversations/:id', { params: { id: conversationId } })
  const state = useStore(conversation)
  const { data } = about
  useEffect(() => {
    if (data) conversation.learn(data)
  }, [conversation, data])
  return { conversation, state, about }
}
