import type { Conversation } from '@dream/contract/api/chat/conversations'
import { openingAt } from '@dream/contract/rules/brokers/hours'
import { openingText } from '@dream/contract/rules/brokers/opening-text'
import { Clock, Hourglass, Pin } from 'lucide-react'
import { useNow } from '#lib/time/now.ts'
import { useApiQuery } from '#lib/api/query.ts'
import css from './buyer-banners.module.css'

type Props = { conversationId: string; onEditBrief: () => void }

const CLOCK_EVERY_MS = 60_000

/** Banners for a buyer above the chat: the broker's availability, and the shared brief. */
export function BuyerBanners({ conversationId, onEditBrief }: Props) {
  const { data: about } = useApiQuery('GET /api/conversations/:id', { params: { id: conversationId } })
  if (!about || about.isClosed) return null
  return (
    <>
      {about.promiseMissedAt ? <LateLine about={about} /> : <HoursLine about={about} />}
      <div className={css['brief']}>
        <Pin size={18} aria-hidden="true" />
        <span>{about.briefVersion > 0 ? 'Your brief is pinned' : "You haven't shared a brief yet"}</span>
        <button type="button" onClick={onEditBrief}>
          {about.briefVersion > 0 ? 'Edit what is shared' : 'Share a brief'}
        </button>
      </div>
    </>
  )
}

const firstName = ({ other }: Conversation) => other.name.split(' ')[0] ?? other.name

function HoursLine({ about }: { about: Conversation }) {
  const { data: broker } = useApiQuery('GET /api/brokers/:id', { params: { id: about.other.id } })
  const now = useNow(CLOCK_EVERY_MS)
  if (!broker || about.isBlocked) return null
  const awayUntil = broker.awayUntil === null ? null : new Date(broker.awayUntil)
  const { isOpen, opensAt, label } = openingAt({ ...broker, awayUntil }, new Date(now))
  const opening = { isOpen, opensAt: opensAt?.toISOString() ?? null, label }
  if (isOpen || about.other.isOnline) return null
  const name = firstName(about)
  return (
    <p className={css['hours']}>
      <Clock aria-hidden="true" />
      <span>
        {opensAt ? (
          <>
            <b>{openingText(opening, new Date(now))}.</b> {name} will see what you send.
          </>
        ) : (
          `${name} works by appointment and will see what you send.`
        )}
      </span>
    </p>
  )
}

const LateLine = ({ about }: { about: Conversation }) => (
  <p className={css['hours']}>
    <Hourglass aria-hidden="true" />
    <span>
      <b>{firstName(about)} hasn't replied in the time they promised.</b> You can wait, or{' '}
      <a href="/brokers">choose another broker</a>.
    </span>
  </p>
)
