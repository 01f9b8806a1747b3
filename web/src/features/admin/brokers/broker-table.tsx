import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { chatsText } from '@dream/contract/rules/brokers/brokers'
import { invitationText, replyText, STATUS_TEXT, timeText } from './broker-words.ts'
import css from './brokers.module.css'
import { InvitationActions } from './invitation-actions.tsx'

/** Brokers as rows; on a phone each is a card. */
export function BrokerTable({ brokers }: { brokers: readonly AdminBroker[] }) {
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">Brokers, by name</caption>
      <thead>
        <tr>
          <th scope="col">Broker</th>
          <th scope="col">Status</th>
          <th scope="col">Chats</th>
          <th scope="col">First replies</th>
          <th scope="col">Last seen</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {brokers.map((broker) => (
          <BrokerRow key={broker.id} broker={broker} />
        ))}
      </tbody>
    </table>
  )
}

function BrokerRow({ broker }: { broker: AdminBroker }) {
  const { name, email, company, states, status, invitation, capacity, missedPromises, lastSeenAt } = broker
  return (
    <tr>
      <th scope="row">
        <a className={css['name']} href={`/admin/brokers/${broker.id}`}>
          {name}
        </a>
        <span className={css['more']}>{email}</span>
        {company !== null && <span className={css['more']}>{[company, ...states].join(' · ')}</span>}
      </th>
      <td>
        <span className={css['status']} data-status={status}>
          {STATUS_TEXT[status]}
        </span>
        {invitation && <span className={css['more']}>{invitationText(invitation)}</span>}
      </td>
      <td data-label="Chats">{capacity === null ? 'No page yet' : chatsText({ ...broker, capacity })}</td>
      <td data-label="First replies">
        {replyText(broker)}
        {missedPromises > 0 && <span className={css['late']}>{missedPromises} late in 30 days</span>}
      </td>
      <td data-label="Last seen">
        {lastSeenAt === null ? 'Never' : <time dateTime={lastSeenAt}>{timeText(lastSeenAt)}</time>}
      </td>
      <td>{status === 'invited' && <InvitationActions broker={broker} />}</td>
    </tr>
  )
}
