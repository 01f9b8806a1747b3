import type { AdminPerson } from '@dream/contract/api/admin/people'
import { FUNNEL } from '@dream/contract/rules/admin/funnel'
import type { ReactNode } from 'react'
import { deviceText } from '#lib/session/device-text.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { countOf, momentText, phoneText } from '../text/text.ts'
import css from './people.module.css'
import { PersonActions } from './person-actions.tsx'

const MINUTE_MS = 60_000

type Props = {
  person: AdminPerson
  reason: string
  onChange: (person: AdminPerson) => void
  onBack: () => void
}

/** Account of a person: their progress, sessions, and the support actions. Chats are not shown. */
export function PersonPage({ person, reason, onChange, onBack }: Props) {
  const { name, email, phone, role, registeredAt, suspendedAt, deletion, dataExport } = person
  return (
    <AdminPage
      title={name}
      lead={`${role === 'broker' ? 'Broker' : 'Buyer'} since ${momentText(registeredAt)}`}
      actions={
        <Button variant="outline" onClick={onBack}>
          Back to the search
        </Button>
      }
    >
      <div className={css['person']}>
        <div className={css['stack']}>
          <Card title="Account">
            <dl className={css['facts']}>
              <Fact name="Email">{email}</Fact>
              <Fact name="Phone">{phone === null ? 'not verified' : phoneText(phone)}</Fact>
              <Fact name="Likes of floor plans">{person.floorPlanLikes}</Fact>
              {role === 'broker' && (
                <Fact name="Authenticator app">
                  {person.authenticatorSince === null
                    ? 'none'
                    : `since ${momentText(person.authenticatorSince)}`}
                </Fact>
              )}
              {role === 'buyer' && <Fact name="Broker">{person.brokerName ?? 'none yet'}</Fact>}
              <Fact name="Status">
                {suspendedAt === null ? 'open' : <Tag tone="bad">Suspended {momentText(suspendedAt)}</Tag>}
              </Fact>
              {dataExport && (
                <Fact name="Copy of their data">
                  {dataExport.isReady ? 'waits for them' : 'being made'}, asked for{' '}
                  {momentText(dataExport.askedAt)}
                </Fact>
              )}
              {deletion && (
                <Fact name={DELETED[deletion.askedBy]}>
                  <Tag tone="bad">
                    {deletion.hasBegun ? 'Being erased' : `Erased ${momentText(deletion.eraseAt)}`}
                  </Tag>
                </Fact>
              )}
            </dl>
          </Card>
          <Card title="What you can do">
            <PersonActions person={person} reason={reason} onChange={onChange} />
          </Card>
        </div>
        <div className={css['stack']}>
          {role === 'buyer' && <Path person={person} />}
          <Devices person={person} />
        </div>
      </div>
    </AdminPage>
  )
}

const DELETED = {
  person: 'Deleted by themselves',
  admin: 'Deleted by us',
  idle: 'Unused, and warned',
} as const

function Path({ person: { path } }: { person: AdminPerson }) {
  const steps = FUNNEL.filter(({ step }) => step !== 'visit' && step !== 'install' && step !== 'active')
  return (
    <Card title="Their way">
      <dl className={css['facts']}>
        {steps.map(({ step, label }) => {
          const at = path.find((each) => each.step === step)?.at
          return (
            <Fact key={step} name={label}>
              {at === undefined ? <span aria-label="not yet">–</span> : momentText(at)}
            </Fact>
          )
        })}
      </dl>
    </Card>
  )
}

function Devices({ person: { devices } }: { person: AdminPerson }) {
  const now = useNow(MINUTE_MS)
  return (
    <Card title={`Signed in on ${countOf(devices.length, 'device')}`}>
      {devices.length > 0 && (
        <dl className={css['facts']}>
          {devices.map(({ userAgent, lastUsedAt }, at) => (
            <Fact key={`${lastUsedAt} ${at}`} name={deviceText(userAgent)}>
              used {agoText(lastUsedAt, now)}
            </Fact>
          ))}
        </dl>
      )}
    </Card>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['card']}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
