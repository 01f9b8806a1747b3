import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { useRoomPath } from '../shell/room-path.ts'
import { BrokerList } from './broker-list.tsx'
import { BrokerReviewPage } from './broker-review-page.tsx'
import { InviteSheet } from './invite-sheet.tsx'

/** Admin page of brokers, and below it the page of each. */
export function BrokersRoom() {
  const [id] = useRoomPath()
  return id === undefined ? <Brokers /> : <BrokerReviewPage key={id} id={id} />
}

function Brokers() {
  const [isInviting, setInviting] = useState(false)
  return (
    <RoomPage
      title="Brokers"
      lead="A broker is invited by email, chooses a password, writes their page, and is listed once it is published."
      actions={<Button onClick={() => setInviting(true)}>Invite a broker</Button>}
    >
      <BrokerList />
      <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} />
    </RoomPage>
  )
}
