import type { Conversation } from '@dream/contract/api/chat/conversations'
import { Check, Clock } from 'lucide-react'
import type { ReactElement } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import type { DeskWork } from '../use-desk.ts'

/** What a press does with a conversation; `at` is what was pressed. */
export type DeskAction = { label: string; icon: ReactElement; onPress: (at?: Element) => void }

/** What a broker can do with a conversation as it is now. */
export function useDeskActions(conversation: Conversation | undefined, work: DeskWork): DeskAction[] {
  const id = conversation?.id ?? ''
  const { data: desk } = useApiQuery('GET /api/broker/conversations/:id/desk', {
    params: { id },
    isEnabled: conversation !== undefined,
  })
  const done: DeskAction = { label: 'Done', icon: <Check />, onPress: () => work.done([id]) }
  const later: DeskAction = {
    label: 'Snooze',
    icon: <Clock />,
    onPress: (at) => work.snooze([id], at ?? null),
  }
  const isOpen = conversation !== undefined && !conversation.isClosed
  return isOpen ? [...(desk?.waitingSince ? [done] : []), later] : []
}
