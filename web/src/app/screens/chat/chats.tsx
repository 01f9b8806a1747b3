import { useEffect } from 'react'
import { ConversationsScreen } from '#features/chat/list/conversations-screen.tsx'
import { startChat } from '#features/chat/live/start-chat.ts'
import { useSearchParams } from '#lib/navigation/navigation.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { Redirect } from '../../routing/redirect.tsx'
import { Section } from '../sections.tsx'

/** Conversations of a buyer; a single one opens right away. */
export function Chats() {
  const search = useSearchParams()
  const isShareLost = search.get('shared') === '0'
  const text = search.get('text')
  useEffect(() => void startChat(), [])
  useEffect(() => {
    if (isShareLost) showToast("Couldn't bring along what you shared. Please attach it here.")
  }, [isShareLost])
  const hrefOf = (id: string) => `/chat/${id}${text ? `?${new URLSearchParams({ text })}` : ''}`
  return (
    <Section feature="brokers">
      <ConversationsScreen hrefOf={hrefOf}>{(id) => <Redirect to={hrefOf(id)} />}</ConversationsScreen>
    </Section>
  )
}
