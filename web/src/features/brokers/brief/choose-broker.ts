import type { BriefInput } from '@dream/contract/api/chat/brief'
import { call } from '#lib/api/api-client.ts'
import { withLock } from '#lib/storage/locks.ts'
import { invalidate, setApiData, type ReadName } from '#lib/api/query.ts'
import { currentSession, setUser } from '#lib/session/session.ts'
import { UserFacingError } from '#lib/forms/submission.ts'
import { notifyOtherTabs } from '#lib/auth/notify-other-tabs.ts'

/** What says who somebody's broker is, and what was shared. */
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
  /** Whom the person had as their broker when they confirmed, as far as the screen said. */
  seenBrokerId: string | null
  brief: BriefInput
}

/** Makes a broker the person's own. Windows that choose at once do so one after the other, and nobody loses a broker unasked. */
export function chooseBroker({ brokerId, seenBrokerId, brief }: Choice) {
  return withLock('choose-broker', async () => {
    await refuseOvertaken(brokerId, seenBrokerId)
    const chosen = await call('POST /api/brokers/:id/select', { params: { id: brokerId }, body: brief })
    adopt(chosen.selectedBrokerId)
    notifyOtherTabs()
    return chosen
  })
}

/** Another window may have chosen meanwhile: then the person looks again before that choice is undone. */
async function refuseOvertaken(brokerId: string, seenBrokerId: string | null) {
  const user = await call('GET /api/auth/me')
  if (!user || user.selectedBrokerId === seenBrokerId || user.selectedBrokerId === brokerId) return
  setUser(user)
  void invalidate(...AFFECTED)
  throw new UserFacingError(
    'You chose a broker in another window. Check your choice, then confirm again to change.',
  )
}

/** The bars and every list that knows of brokers say it at once. */
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
