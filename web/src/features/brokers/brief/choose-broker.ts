import type { BriefInput } from '@dream/contract/api/chat/brief'
import { call } from '#lib/api/api-client.ts'
import { withLock } from '#lib/storage/locks.ts'
import { invalidate, setApiData, type ReadName } from '#lib/api/query.ts'
import { currentSession, setUser } from '#lib/session/session.ts'
import { UserFacingError } from '#lib/forms/submission.ts'
import { notifyOtherTabs } from '#lib/auth/notify-other-tabs.ts'

/** Answers that depend on the chosen broker or the shared brief. */
const AFFECTED: readonly ReadName[] = [
  'GET /api/chat/status',
  'GET /api/conversations',
  'GET /api/conversations/:id',
  'GET /api/conversations/:id/brief',
  'GET /api/brokers',
  'GET /api/brokers/:id',
]

type Choice = {
  brokerId: string
  /** Broker of the person according to the screen on which they confirmed. */
  seenBrokerId: string | null
  brief: BriefInput
}

/** Chooses a broker. Windows that choose at once do so in sequence, and no choice is overwritten without asking. */
export function chooseBroker({ brokerId, seenBrokerId, brief }: Choice) {
  return withLock('choose-broker', async () => {
    await refuseOvertaken(brokerId, seenBrokerId)
    const chosen = await call('POST /api/brokers/:id/select', { params: { id: brokerId }, body: brief })
    adopt(chosen.selectedBrokerId)
    notifyOtherTabs()
    return chosen
  })
}

/** Refuses when another window has chosen meanwhile, so that the person can look before that choice is undone. */
async function refuseOvertaken(brokerId: string, seenBrokerId: string | null) {
  const user = await call('GET /api/auth/me')
  if (!user || user.selectedBrokerId === seenBrokerId || user.selectedBrokerId === brokerId) return
  setUser(user)
  void invalidate(...AFFECTED)
  throw new UserFacingError(
    'You chose a broker in another window. Check your choice, then confirm again to change.',
  )
}

/** Updates the session and every list that depends on the broker. */
function adopt(selectedBrokerId: string) {
  const { user } = currentSession()
  if (user) setUser({ ...user, selectedBrokerId })
  setApiData('GET /api/chat/status', (known) => ({
    unreadCount: known?.unreadCount ?? 0,
    selectedBrokerId,
    canAccessChat: true,
  }))
  void invalidate(...AFFECTED)
}
