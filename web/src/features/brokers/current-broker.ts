import { useApiQuery } from '#lib/api/query.ts'

/** Current broker of a buyer and their conversation; null while unknown. */
export function useCurrentBroker(selectedBrokerId: string | null) {
  const { data } = useApiQuery('GET /api/conversations', { isEnabled: selectedBrokerId !== null })
  const conversation = data?.items.find(({ other }) => other.id === selectedBrokerId)
  return conversation ? { name: conversation.other.name, conversationId: conversation.id } : null
}
