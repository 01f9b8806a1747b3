import type { BriefWish } from '@dream/contract/api/brief'
import { call } from '#lib/api-client.ts'
import { withLock } from '#lib/locks.ts'
import { invalidate, setAnswer, type ReadName } from '#lib/query.ts'
import { currentSession, setUser } from '#lib/session.ts'
import { TellingError } from '#lib/submission.ts'
import { tellOtherTabs } from '#lib/tell-other-tabs.ts'

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
  wish: BriefWish
}

/** Makes a broker the person's own. Windows that choose at once do so one after the other, and nobody loses a broker unasked. */
export function chooseBroker({ brokerId, seenBrokerId, wish }: Choice) {
  return withLock('choose-broker', async () => {
    await refuseOvertaken(brokerId, seenBrokerId)
    const chosen = await call('POST /api/brokers/:id/select', { params: { id: brokerId }, body: wish })
    adopt(chosen.selectedBrokerId)
    tellOtherTabs()
    return chosen
  })
}

/** Another window may have chosen meanwhile: then the person looks again before that choice is undone. */
async function refuseOvertaken(brokerId: string, seenBrokerId: string | null) {
  const user = await call('GET /api/auth/me')
  if (!user || user.selectedBrokerId === seenBrokerId || user.selectedBrokerId === brokerId) return
  setUser(user)
  void invalidate(...AFFECTED)
  throw new TellingError(
    'You chose a broker in another window meanwhile. Have another look; confirm again to change.',
  )
}

/** The bars and every list that knows of brokers say it at once. */
function adopt(selectedBrokerId: string) {
  const { user } = currentSession()
  if (user) setUser({ ...user, selectedBrokerId })
  setAnswer('GET /api/chat/status', (known) => ({
    unreadCount: known?.unreadCount ?? 0,
    selectedBrokerId,
    canAccessChat: true,
  }))
  void invalidate(...AFFECTED)
}
