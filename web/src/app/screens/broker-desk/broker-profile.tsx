import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import { PageScreen } from '#features/broker-desk/page/page-screen.tsx'
import { BrokerCard } from '#features/brokers/directory/broker-card.tsx'
import { BrokerView } from '#features/brokers/page/broker-view.tsx'
import { useSession } from '#lib/session/session.ts'
import { DeskLogOut } from './desk-log-out.tsx'

/** Editor of a broker's own page, with what buyers see of it. */
export function BrokerProfile() {
  const { user } = useSession()
  return user && <PageScreen user={user} preview={previewOf} logOut={<DeskLogOut />} />
}

const previewOf = (broker: BrokerDetail) => (
  <>
    <ul>
      <BrokerCard broker={broker} isOld={false} />
    </ul>
    <BrokerView broker={broker} />
  </>
)
