import { useEffect, useSyncExternalStore } from 'react'
import { useAnswer } from '#lib/query.ts'
import { conversationOf } from './conversation.ts'

/** A conversation as it is now, and what the server says about it. */
export function useConversation(conversationId: string) {
  const conversation = conversationOf(conversationId)
  const about = useAnswer('GET /api/conversations/:id', { params: { id: conversationId } })
  const state = useSyncExternalStore(conversation.subscribe, conversation.get)
  const { data } = about
  useEffect(() => {
    if (data) conversation.learn(data)
  }, [conversation, data])
  return { conversation, state, about }
}
