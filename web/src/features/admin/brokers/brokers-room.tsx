import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { useRoomPath } from '../shell/room-path.ts'
import { useUrlFilters } from '../shell/url-filters.ts'
import { BrokerReviewPage } from './broker-review-page.tsx'
import { BrokerTable } from './broker-table.tsx'
import { STATUS_TEXT } from './broker-words.ts'
import css from './brokers.module.css'
import { InviteSheet } from './invite-sheet.tsx'

const STATUSES = [
  { value: '', label: 'Everybody' },
  ...Object.entries(STATUS_TEXT).map(([value, label]) => ({ value, label })),
]

/** Everybody who answers buyers, and below it the page of each. */
export function BrokersRoom() {
  const [id] = useRoomPath()
  return id === undefined ? <BrokerList /> : <BrokerReviewPage key={id} id={id} />
}

function BrokerList() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/brokers')
  const [filters, setFilters] = useUrlFilters(['q', 'status'])
  const [isInviting, setInviting] = useState(false)
  const shown = data?.items.filter((broker) => matches(broker, filters)) ?? []
  return (
    <RoomPage
      title="Brokers"
      lead="A broker is invited by email, chooses a password, writes their page, and is listed once it is published."
      actions={<Button onClick={() => setInviting(true)}>Invite a broker</Button>}
    >
      <form
        className={css['filters']}
        role="search"
        aria-label="Brokers"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label="Search brokers"
          placeholder="Name, email or company"
          value={filters.q ?? ''}
          onChange={(event) => setFilters({ q: event.currentTarget.value })}
        />
        <SelectField
          label="Status"
          choices={STATUSES}
          value={filters.status ?? ''}
          onChange={(event) => setFilters({ status: event.currentTarget.value })}
        />
      </form>
      {error && !data && <LoadFailed title="Couldn't load the brokers" error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data && (
        <>
          <p role="status" className="secondary-text">
            {countText(shown.length, data.items.length)}
          </p>
          {shown.length > 0 && <BrokerTable brokers={shown} />}
        </>
      )}
      <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} />
    </RoomPage>
  )
}

function matches({ name, email, company, status }: AdminBroker, filters: { q?: string; status?: string }) {
  const words = `${name} ${email} ${company ?? ''}`.toLowerCase()
  return (
    words.includes((filters.q ?? '').trim().toLowerCase()) && (!filters.status || filters.status === status)
  )
}

function countText(shown: number, all: number): string {
  if (all === 0) return 'No brokers yet. Invite the first one.'
  if (shown === 0) return `None of ${all} brokers matches. Clear the search or choose another status.`
  const brokers = all === 1 ? '1 broker' : `${all} brokers`
  return shown === all ? brokers : `${shown} of ${brokers}`
}
