import type { Conversation } from '@dream/contract/api/chat/conversations'
import { Check, Clock } from 'lucide-react'
import type { ReactElement } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import type { DeskWork } from '../use-desk.ts'

/** Action on a conversation; `at` is the pressed element. */
export type DeskAction = { label: string; icon: ReactElement; onPress: (at?: Element) => void }

/** Returns the broker's actions for a conversation in its current state. */
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
