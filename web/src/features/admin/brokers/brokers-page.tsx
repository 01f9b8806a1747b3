import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { usePagePath } from '../shell/page-path.ts'
import { BrokerList } from './broker-list.tsx'
import { BrokerReviewPage } from './broker-review-page.tsx'
import { InviteSheet } from './invite-sheet.tsx'

/** Admin page of brokers, and below it the page of each. */
export function BrokersPage() {
  const [id] = usePagePath()
  return id === undefined ? <Brokers /> : <BrokerReviewPage key={id} id={id} />
}

function Brokers() {
  const [isInviting, setInviting] = useState(false)
  return (
    <AdminPage
      title="Brokers"
      lead="A broker is invited by email, chooses a password, writes their page, and is listed once it is published."
      actions={<Button onClick={() => setInviting(true)}>Invite a broker</Button>}
    >
      <BrokerList />
      <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} />
    </AdminPage>
  )
}
