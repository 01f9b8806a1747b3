import type { AdminPerson, FoundPerson } from '@dream/contract/api/admin/people'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Tag } from '#ui/status/tag.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { momentText, phoneText } from '../text/text.ts'
import { countText, type Found, PeopleSearchForm } from './people-search-form.tsx'
import css from './people.module.css'
import { PersonPage } from './person-page.tsx'

/**
 * Admin page for support: finds a person who has called or written, and helps with their account. Results are neither in the URL
 * nor cached.
 */
export function PeoplePage() {
  const [found, setFound] = useState<Found | null>(null)
  const [person, setPerson] = useState<AdminPerson | null>(null)
  if (person && found) {
    return (
      <PersonPage person={person} reason={found.reason} onChange={setPerson} onBack={() => setPerson(null)} />
    )
  }
  return (
    <AdminPage
      title="People"
      lead="Find somebody who has called or written. Whom you look at, and why, stays in the audit log."
    >
      <PeopleSearchForm last={found} onFound={setFound} />
      {found && <Results found={found} onOpen={setPerson} />}
    </AdminPage>
  )
}

function Results({ found, onOpen }: { found: Found; onOpen: (person: AdminPerson) => void }) {
  return (
    <>
      <p role="status" className="secondary-text">
        {countText(found)}
      </p>
      <ul className={css['rows']}>
        {found.items.map((each) => (
          <ResultRow key={each.id} person={each} reason={found.reason} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

type RowProps = { person: FoundPerson; reason: string; onOpen: (person: AdminPerson) => void }

function ResultRow({ person: { id, name, email, phone, ...person }, reason, onOpen }: RowProps) {
  const { isBusy, run } = useSubmission("Couldn't open it. Please try again.")
  async function open() {
    const failed = await run(async () =>
      onOpen(await call('POST /api/admin/people/:id/look', { params: { id }, body: { reason } })),
    )
    if (failed) showToast(failed.message)
  }
  return (
    <li>
      <div className={css['who']}>
        <b>{name}</b>
        <span className="secondary-text">
          {[email, ...(phone === null ? [] : [phoneText(phone)])].join(' · ')}
        </span>
        <span className="secondary-text">
          {person.role === 'broker' ? 'Broker' : 'Buyer'} since {momentText(person.registeredAt)}
        </span>
      </div>
      {person.suspendedAt !== null && <Tag tone="bad">Suspended</Tag>}
      <Button
        size="small"
        variant="outline"
        aria-label={`Open ${name}`}
        isBusy={isBusy}
        onClick={() => void open()}
      >
        Open
      </Button>
    </li>
  )
}
