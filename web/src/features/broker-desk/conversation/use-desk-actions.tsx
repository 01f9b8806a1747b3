import type { Conversation } from '@dream/contract/api/chat/conversations'
import { Check, Clock } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { comingTimeText } from '../list/time-text.ts'
import { arrange } from './arrange.ts'
import { SnoozeSheet } from './snooze/snooze-sheet.tsx'

/** What a press does with a conversation. */
export type DeskAction = { label: string; icon: ReactElement; onPress: () => void }

const failed = (error: unknown) =>
  showToast(error instanceof Error ? error.message : "Couldn't change this. Please try again.")

/** What a broker can do with a conversation as it is now, and the sheet that one of it opens. */
export function useDeskActions(conversation: Conversation | undefined) {
  const [isSnoozing, setSnoozing] = useState(false)
  const id = conversation?.id ?? ''
  const { data: desk } = useApiQuery('GET /api/broker/conversations/:id/desk', {
    params: { id },
    isEnabled: conversation !== undefined,
  })

  async function snooze(until: Date) {
    await arrange(id, { snoozedUntil: until.toISOString() })
    showToast(`Snoozed until ${comingTimeText(until, new Date())}`, {
      action: { label: 'Undo', onPress: () => void arrange(id, { snoozedUntil: null }).catch(failed) },
    })
  }
  async function finish() {
    await arrange(id, { isAnswered: true })
    showToast('Done. It comes back when the buyer writes.', {
      action: { label: 'Undo', onPress: () => void arrange(id, { isAnswered: false }).catch(failed) },
    })
  }
  const done: DeskAction = { label: 'Done', icon: <Check />, onPress: () => void finish().catch(failed) }
  const later: DeskAction = { label: 'Snooze', icon: <Clock />, onPress: () => setSnoozing(true) }
  const isOpen = conversation !== undefined && !conversation.isClosed
  return {
    actions: isOpen ? [...(desk?.waitingSince ? [done] : []), later] : [],
    sheet: <SnoozeSheet isOpen={isSnoozing} onClose={() => setSnoozing(false)} onSnooze={snooze} />,
  }
}
